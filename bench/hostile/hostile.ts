// npm run bench -- hostile: how long a grower waits while ten people try to hold everybody up, beside the
// same day without them.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../apps/server/src/db/database.ts'
import { addToken, insertRow } from '../apps/server/test/access/placing.ts'
import { attacks } from '../apps/server/test/hostile/attacks.ts'
import { enterSeason } from '../apps/server/test/hostile/season.ts'
import { runServer } from '../apps/server/test/running-server.ts'
import type { Bench, Benching } from './bench.ts'

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
  const server = await runServer({ DATABASE_URL: store.url, DEMO_DATA: 'no' })
  const { address: origin } = server
  const day = async (name: string, seconds: number, alongside: readonly Person[]) => {
    const until = performance.now() + seconds * 1000
    const isOver = () => performance.now() > until
    const [{ took, failures }] = await Promise.all([
      enterSeason({ origin, ...grower, isOver }),
      ...alongside.map((person, place) => attack(origin, { person, place, isOver })),
    ])
    if (failures[0] !== undefined) throw new Error(`One of her requests failed: ${failures[0]}`)
    const figures = { p50: at(took, 0.5), p99: at(took, 0.99), most: at(took, 1) }
    console.log(`${name.padEnd(16)}${took.length} requests, ${JSON.stringify(figures)} ms`)
    return figures
  }
  try {
    const seconds = wanted.seconds * wanted.rounds
    const work = async () => {
      await day('warming up', 5, [])
      const alone = await day('alone', seconds, [])
      const held = await day('with attackers', seconds, others)
      const ratio = held.p99 / alone.p99
      console.log(
        `hostile ratio ${ratio.toFixed(2)}, ${mostRatio} at most; no wait over ${mostWait} ms`,
      )
      return ratio <= mostRatio && held.most <= mostWait
    }
    return await Promise.race([work(), stopped.then(() => false)])
  } finally {
    await server.stop()
  }
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

async function attack(
  origin: string,
  { person, place, isOver }: { person: Person; place: number; isOver(): boolean },
): Promise<void> {
  const all = Object.values(attacks)
  const attacker = { origin, ...person, note: () => undefined }
  for (let turn = place * 2; !isOver(); turn += 1) await all[turn % all.length]?.(attacker)
}

/** The share of requests that took no longer, in milliseconds. */
function at(took: readonly number[], share: number): number {
  const sorted = took.toSorted((one, other) => one - other)
  const place = Math.min(Math.floor(sorted.length * share), sorted.length - 1)
  return Math.round(sorted[place] ?? 0)
}
