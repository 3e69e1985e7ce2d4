// What is read is read at a replica, by whoever says how far they have seen: nobody misses what they wrote themselves,
// also where the replica is behind, and nobody fails where it is away.

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query, until } from './embedded-folders.ts'
import { openFarm } from './farm-of-clients.ts'
import { openGate, primaryAndStandbys } from './primary-and-standbys.ts'
import type { Databases, Gate } from './primary-and-standbys.ts'
import { runServer } from './running-server.ts'
import type { RunningServer } from './running-server.ts'

/** Nobody listens there. */
const nowhere = 1
const unknown = '0/0'

let folder: string
let databases: Databases
let standby: Databases['standbys'][number]
/** The way on which servers read at it. */
let gate: Gate
let servers: readonly RunningServer[]
let farm: Awaited<ReturnType<typeof openFarm>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-replicas-'))
  databases = await primaryAndStandbys(folder, { standbys: 1, isSynchronous: false })
  const { primary } = databases
  standby = databases.standbys[0] ?? expect.fail('Nobody follows it.')
  gate = await openGate(standby.port)
  const readAt = standby.url.replace(`:${standby.port}/`, `:${gate.port}/`)
  const settings = { DATABASE_URL: primary.url, DATABASE_READ_URLS: readAt, DEMO_DATA: 'no' }
  const first = await runServer(settings)
  servers = [first, await runServer(settings)]
  farm = await openFarm(primary.url)
}, 120_000)
afterAll(async () => {
  await Promise.all((servers ?? []).map(server => server.stop()))
  await gate?.close()
  await databases.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

/** At either of the servers, in turn. */
let turn = 0
async function ask(method: string, address: string, position: string | undefined, body?: object) {
  turn += 1
  const origin = servers[turn % servers.length]?.address
  const answer = await fetch(`${origin}${address}`, {
    method,
    headers: {
      authorization: `Bearer ${farm.token}`,
      ...(position === undefined ? {} : { 'furrow-position': position }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  expect(answer.status, text).toBeLessThan(300)
  return { text, position: answer.headers.get('furrow-position') }
}

const contacts = '/api/farm_contacts?limit=0'

/** Gives how far its writer has seen. */
async function write(name: string): Promise<string> {
  const { position } = await ask('POST', '/api/farm_contacts', undefined, {
    farm_id: farm.farm,
    name,
  })
  return position ?? expect.fail('Nobody said how far that is.')
}

async function isSeen(name: string, position: string | undefined): Promise<boolean> {
  return (await ask('GET', contacts, position)).text.includes(`"${name}"`)
}

async function transactionsAtStandby(): Promise<number> {
  const asked = `select xact_commit from pg_stat_database where datname = 'postgres'`
  const [row] = (await query(standby.url, asked)) as [[string]]
  return Number(row[0])
}

test('at the server of somebody else at once, everybody sees what they wrote; and it is the replica that is asked', async () => {
  const before = await transactionsAtStandby()
  for (let place = 0; place < 40; place += 1) {
    const position = await write(`Carrier ${place}`)
    expect(await isSeen(`Carrier ${place}`, position)).toBe(true)
    const filters = [{ field: 'name', value: `Carrier ${place}` }]
    const { text } = await ask('POST', '/api/farm_contacts/search', position, { filters })
    expect(text).toContain(`"Carrier ${place}"`)
  }
  await expect.poll(transactionsAtStandby).toBeGreaterThan(before + 60)
}, 60_000)

test('who doesn’t know how far they have seen is answered by the primary, and told; so is who says something odd', async () => {
  const told = await ask('GET', contacts, unknown)
  expect(told.position).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/)
  expect(told.position).not.toBe(unknown)
  for (const odd of [undefined, 'x', '1/', '-1/5', 'FFFFFFFFF/0'])
    expect((await ask('GET', contacts, odd)).position).toBeNull()
  // Nobody can have seen as much: only the primary is asked.
  expect((await ask('GET', contacts, 'FFFFFFFF/0')).text).toContain('Carrier 1')
})

test('a replica that is behind is asked only for what it has, left out after a while, and comes back', async () => {
  const { primary } = databases
  const { between } = standby
  const before = await write('Before')
  await until(() => isSeen('Before', before))
  between.turnTo(nowhere, true)
  const after = await write('After')
  expect(await isSeen('After', after)).toBe(true)
  expect(await isSeen('After', undefined)).toBe(true)
  expect(await isSeen('After', before)).toBe(false)
  // Whoever has written nothing isn't kept from what others write for long.
  await expect.poll(() => isSeen('After', before), { timeout: 15_000 }).toBe(true)
  between.turnTo(primary.port, false)
  await expectUsed(before)
}, 90_000)

/** It has every twenty reads, beside what servers ask by themselves. */
async function expectUsed(position: string): Promise<void> {
  const readThere = async () => {
    const asked = await transactionsAtStandby()
    for (let time = 0; time < 20; time += 1) await isSeen('Carrier 1', position)
    await sleep(300)
    return (await transactionsAtStandby()) - asked
  }
  await expect.poll(readThere, { timeout: 30_000 }).toBeGreaterThan(20)
}

test('what is told on a live line is found by whoever looks, wherever they read', async () => {
  const position = await write('Seen so far')
  const listening = new AbortController()
  const live = await fetch(`${servers[0]?.address}/api/v2/live`, {
    headers: { authorization: `Bearer ${farm.token}` },
    signal: listening.signal,
  })
  let heard = ''
  const reading = (async () => {
    for await (const bytes of live.body ?? []) heard += Buffer.from(bytes).toString()
  })().catch(() => undefined)
  await until(async () => heard !== '')
  for (let place = 0; place < 10; place += 1) {
    const so = heard.length
    await write(`Told ${place}`)
    await until(async () => heard.slice(so).includes('farm_contacts'))
    // Before it was written: nothing but having been told says that it is there.
    expect(await isSeen(`Told ${place}`, position)).toBe(true)
  }
  listening.abort()
  await reading
}, 60_000)

test('where the replica falls silent, whoever waits there is answered within seconds, and it comes back', async () => {
  const position = await write('Before the silence')
  let isOver = false
  let [answered, longest] = [0, 0]
  const reading = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const began = performance.now()
      expect(await isSeen('Before the silence', position)).toBe(true)
      longest = Math.max(longest, performance.now() - began)
      answered += 1
    }
  })
  await until(async () => answered > 40)
  gate.fallSilent()
  const then = answered
  await until(async () => answered > then + 200)
  expect(await isSeen('In the silence', await write('In the silence'))).toBe(true)
  isOver = true
  await Promise.all(reading)
  expect(longest).toBeLessThan(12_000)
  gate.turnTo(standby.port, true)
  await expectUsed(position)
}, 90_000)

test('where the replica dies while people read, nobody notices', async () => {
  const position = await write('Last')
  let isOver = false
  let answered = 0
  const reading = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      expect(await isSeen('Last', position)).toBe(true)
      answered += 1
    }
  })
  await until(async () => answered > 40)
  await standby.kill()
  const then = answered
  await until(async () => answered > then + 100)
  isOver = true
  await Promise.all(reading)
  expect(await isSeen('Later', await write('Later'))).toBe(true)
}, 60_000)
