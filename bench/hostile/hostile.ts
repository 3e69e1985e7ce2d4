// npm run bench -- hostile: how long a grower waits while ten people try to hold everybody up, beside the
// same day without them.

import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import { addToken, insertRow } from '../../apps/server/test/access/placing.ts'
import { sampleOfRequests } from '../../apps/server/test/generated/arbitrary-requests.ts'
import { readWorld } from '../../apps/server/test/generated/world.ts'
import { enterSeason } from '../../apps/server/test/hostile/season.ts'
import { runServer } from '../../apps/server/test/running-server.ts'
import type { Bench, Benching } from '../bench.ts'
import type { Orders } from './attackers.ts'

const attackers = 10
const mostRatio = 4
/** In milliseconds. */
const mostWait = 1000

export const hostile: Bench = {
  what: 'how long a grower waits while ten people try to hold everybody up',
  farms: 200,
  run: benchHostile,
}

async function benchHostile({ store, wanted, stopped }: Benching): Promise<boolean> {
  const places = await openPlaces(store.db, attackers + 1)
  const people = await Promise.all(places.map(place => addPerson(store.db, place)))
  const [grower, ...others] = people
  if (!grower || others.length < attackers) throw new Error('There are too few farms: take 200.')
  const madeUp = sampleOfRequests(await readWorld(store.db, furrow(), 100), 2000)
  const env = { DATABASE_URL: store.url, DEMO_DATA: 'no', NODE_ENV: 'production' }
  const server = await runServer(env, { isWatched: false })
  const seconds = wanted.seconds * wanted.rounds
  const { address: origin } = server
  const dayOf = async (name: string, lasts: number) => {
    const until = performance.now() + lasts * 1000
    const isOver = () => performance.now() > until
    const { took, failures } = await enterSeason({ origin, ...grower, isOver })
    if (failures[0] !== undefined) throw new Error(`One of her requests failed: ${failures[0]}`)
    const figures = { p50: at(took, 0.5), p99: at(took, 0.99), most: at(took, 1) }
    console.log(`${name.padEnd(16)}${took.length} requests, ${JSON.stringify(figures)} ms`)
    return figures
  }
  const work = async () => {
    await dayOf('warming up', 5)
    const alone = await dayOf('alone', seconds)
    const attackers = startAttackers({ origin, people: others, only: wanted.only, madeUp })
    try {
      const held = await dayOf('with attackers', seconds)
      const ratio = held.p99 / alone.p99
      console.log(
        `hostile ratio ${ratio.toFixed(2)}, ${mostRatio} at most; no wait over ${mostWait} ms`,
      )
      return ratio <= mostRatio && held.most <= mostWait
    } finally {
      attackers.kill('SIGKILL')
    }
  }
  try {
    return await Promise.race([work(), stopped.then(() => false)])
  } finally {
    await server.stop()
  }
}

/** Their machines are not ours: what they need to send is not taken from whom they attack. */
function startAttackers(orders: Orders) {
  const file = fileURLToPath(new URL('attackers.ts', import.meta.url))
  const child = fork(file)
  child.send(orders)
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
  return child
}

interface PlaceOfWork {
  readonly farm: number
  readonly period: number
}

interface Person extends PlaceOfWork {
  readonly token: string
}

function openPlaces(db: Database, count: number): Promise<readonly PlaceOfWork[]> {
  const found = sql<PlaceOfWork>`
    select distinct on (farm_id) farm_id as farm, period_id as period from farm_period
    where status = 'In progress' and deleted_at is null order by farm_id, period_id desc limit ${count}`
  return found.execute(db).then(({ rows }) => rows)
}

async function addPerson(db: Database, place: PlaceOfWork): Promise<Person> {
  const email = `${randomUUID()}@furrow.example`
  const user = await insertRow(db, 'users', { name: 'Bench', email, active: true })
  const link = { details_id: place.farm, farm_id: place.farm, user_id: user }
  await insertRow(db, 'details_user', link)
  return { ...place, token: await addToken(db, user) }
}

/** The share of requests that took no longer, in milliseconds. */
function at(took: readonly number[], share: number): number {
  const sorted = took.toSorted((one, other) => one - other)
  const place = Math.min(Math.floor(sorted.length * share), sorted.length - 1)
  return Math.round(sorted[place] ?? 0)
}
