// Ten people who want others to wait, and a grower who enters her season in the meantime.

import { readFile } from 'node:fs/promises'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Somebody } from '../access/placing.ts'
import { makeWorld } from '../access/world.ts'
import type { World } from '../access/world.ts'
import { sampleOfRequests } from '../generated/arbitrary-requests.ts'
import type { Request } from '../generated/asked.ts'
import { readWorld } from '../generated/world.ts'
import type { MadeRows } from '../made-rows.ts'
import { ownDatabase } from '../own-database.ts'
import { runServer } from '../running-server.ts'
import type { RunningServer } from '../running-server.ts'
import { attacks } from './attacks.ts'
import { enterSeason } from './season.ts'
import type { Season } from './season.ts'

const attackers: readonly Somebody[] = [
  'neighbour',
  'nobody',
  'customer',
  'former manager',
  'idle consultant',
  'collector by name',
  'billing user',
  'member',
  'treasurer',
  'owner',
]
const seconds = inject('isLongForm') ? 60 : 8
const fewestAnswers = inject('isLongForm') ? 50_000 : 500
/** Each begins two ways behind the one before: in the usual run three come in each way, in the long form all of them. */
const fewestTurns = inject('isLongForm') ? Object.keys(attacks).length : 6
/** Of the server’s own memory, in MB: ten bodies of 10 MB are read at once. */
const mostMemory = 1200

const { db, url } = ownDatabase()
let world: World
let server: RunningServer
let madeUp: readonly Request[]

beforeAll(async () => {
  world = await makeWorld(db)
  madeUp = sampleOfRequests(await readWorld(db, furrow()), 2000)
  for (const side of ['home', 'other'] as const) await fillPaddocks(world.made[side])
  server = await runServer({ DATABASE_URL: url, DEMO_DATA: 'no' })
})
afterAll(async () => void (await server?.stop()))

/** As many as a large business has over ten years. */
async function fillPaddocks(made: MadeRows): Promise<void> {
  await sql`
    insert into paddocks (farm_id, period_id, name, created_at, updated_at)
    select p.farm_id, p.period_id, 'Paddock ' || n, now(), now()
    from paddocks p, generate_series(1, 3000) n where p.id = ${made.get('paddocks')}`.execute(db)
}

test('more related rows than anybody reads are refused before they are fetched', async () => {
  const headers = { authorization: `Bearer ${tokenOf('worker')}` }
  const ask = async (asked: string) => fetch(`${server.address}/api/paddocks?${asked}`, { headers })
  const refused = await ask('limit=300&include=farm.paddocks')
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    errors: { include: [expect.stringContaining('More than 200,000 related rows')] },
  })
  expect((await ask('limit=0&include=farm.paddocks')).status).toBe(422)
  expect((await ask('limit=5&include=farm.paddocks')).status).toBe(200)
  expect((await ask('limit=0&include=farm')).status).toBe(200)
}, 60_000)

test('ten attackers hold up nobody, break nothing and fill no memory', async () => {
  const { rows } = await sql<{ period: number }>`
    select period_id as period from paddocks where id = ${world.made.home.get('paddocks')}`.execute(
    db,
  )
  const period = rows[0]?.period ?? 0
  const until = performance.now() + seconds * 1000
  const answered = new Map<string, number>()
  let answers = 0
  const kinds = Object.values(attacks)
  const turns = attackers.map(() => 0)
  // However short the time is, everybody attacks, and in every way somebody does.
  const isOver = () =>
    performance.now() > until &&
    answers >= fewestAnswers &&
    turns.every(taken => taken >= fewestTurns)
  const broken: string[] = []
  const note = (what: string, status: number) => {
    answers += 1
    answered.set(String(status), (answered.get(String(status)) ?? 0) + 1)
    if (status === 500) broken.push(what)
  }
  const attack = async (name: Somebody, place: number) => {
    const { address: origin } = server
    const attacker = { origin, token: tokenOf(name), farm: farmOf(name), note, madeUp }
    for (let turn = place * 2; !isOver(); turn += 1) {
      await kinds[turn % kinds.length]?.(attacker)
      turns[place] = (turns[place] ?? 0) + 1
    }
  }
  let memory = 0
  const watch = async () => {
    while (!isOver()) {
      memory = Math.max(memory, await memoryOf(server.pid))
      await new Promise(done => setTimeout(done, 250))
    }
  }
  const origin = server.address
  const hers = { origin, token: tokenOf('worker'), farm: farmOf('worker'), period, isOver }
  const [season] = await Promise.all([enterSeason(hers), watch(), ...attackers.map(attack)])
  console.log({
    hers: season.took.length,
    turns,
    median: at(season.took, 0.5),
    p99: at(season.took, 0.99),
    most: at(season.took, 1),
    memory,
    answered: Object.fromEntries(answered),
    slowest: season.slowest.map(told),
  })
  expect(season.failures).toEqual([])
  expect(broken).toEqual([])
  expect(server.printed()).not.toContain('"bug"')
  expect(season.took.length).toBeGreaterThan(seconds)
  expect(memory).toBeLessThan(mostMemory)
  for (const status of ['403', '422', '429']) {
    expect(answered.get(status), status).toBeGreaterThan(0)
  }
}, 3_600_000)

/** A wait with what the server had of it: the rest went by before it or behind it. */
function told({ what, after, took, number }: Season['slowest'][number]) {
  const line = new RegExp(`"id":"${number}".*"ms":([0-9.]+)`).exec(server.printed())
  return { what, after: Math.round(after), took: Math.round(took), atServer: Number(line?.[1]) }
}

function tokenOf(name: Somebody): string {
  return world.tokens.get(name) ?? ''
}

function farmOf(name: Somebody): number {
  return world.made[name === 'neighbour' ? 'other' : 'home'].get('farms') ?? 0
}

/** In MB. */
async function memoryOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024)
}

function at(took: readonly number[], share: number): number {
  const sorted = took.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0)
}
