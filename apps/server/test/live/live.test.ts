import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { guarded } from '../../src/http/guarded-for-tests.ts'
import { addToken } from '../access/placing.ts'
import type { Somebody } from '../access/placing.ts'
import { makeWorld } from '../access/world.ts'
import type { World } from '../access/world.ts'
import { ownDatabase } from '../own-database.ts'
import { about, liveServer } from './live-server.ts'
import type { Listener, LiveServer } from './live-server.ts'

const own = ownDatabase()
const { db, url } = own
let world: World
let server: LiveServer
const left: Listener[] = []
beforeAll(async () => {
  world = await makeWorld(db)
  server = await liveServer(own)
})
afterEach(() => {
  for (const listener of left.splice(0)) listener.leave()
})
afterAll(() => server.close())

const home = (entity: string) => world.made.home.get(entity) ?? 0
const other = (entity: string) => world.made.other.get(entity) ?? 0
const as = (name: Somebody, device?: string) =>
  server.as(world.tokens.get(name), device === undefined ? {} : { device })

async function listen(name: Somebody, on = server): Promise<Listener> {
  const listener = await on.listen(world.tokens.get(name))
  left.push(listener)
  return listener
}

let turn = 0
/** Something really changes each time. */
async function touch(entity: string, id: number, device?: string): Promise<void> {
  turn += 1
  const rows = as('admin', device).anyRows(entity)
  const result = await rows.update(id, { name: `Turn ${turn}` })
  if (!result.ok) throw new Error(result.failure.message)
}

describe('what somebody writes', () => {
  test('is told to others of the farm, without its values', async () => {
    const worker = await listen('worker')
    await touch('paddocks', home('paddocks'), 'tablet-3')
    const line = await worker.until(about('paddocks', home('paddocks')))
    expect(line).toEqual({
      entity: 'paddocks',
      ids: [home('paddocks')],
      farm_id: home('farms'),
      period_id: home('periods'),
      verb: 'update',
      device: 'tablet-3',
      follows: false,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    })
    expect(worker.lines[0]).toEqual({ alive: true })
    expect(worker.changes()).toHaveLength(1)
  })

  test('on one farm is not told to the people of another', async () => {
    const [worker, neighbour] = [await listen('worker'), await listen('neighbour')]
    await touch('paddocks', home('paddocks'))
    await worker.until(about('paddocks', home('paddocks')))
    await touch('paddocks', other('paddocks'))
    await neighbour.until(about('paddocks', other('paddocks')))
    expect(neighbour.changes().map(({ farm_id }) => farm_id)).toEqual([other('farms')])
    expect(worker.changes().map(({ farm_id }) => farm_id)).not.toContain(other('farms'))
  })

  test('about money is told to nobody who sees none', async () => {
    const [worker, treasurer] = [await listen('worker'), await listen('treasurer')]
    await touch('asset_buildings', home('asset_buildings'))
    await treasurer.until(about('asset_buildings', home('asset_buildings')))
    await touch('paddocks', home('paddocks'))
    await worker.until(about('paddocks', home('paddocks')))
    expect(worker.changes().map(({ entity }) => entity)).toEqual(['paddocks'])
  })

  test('all together is told in a line or two', async () => {
    const worker = await listen('worker')
    const paddock = { farm_id: home('farms'), period_id: home('periods') }
    const paddocks = Array.from({ length: 500 }, (_, n) => ({ ...paddock, name: `New ${n}` }))
    const stored = await as('admin').anyRows('paddocks').batch.store(paddocks)
    if (!stored.ok) throw new Error(stored.failure.message)
    const ids = (stored.data as readonly { id: number }[]).map(({ id }) => id)
    await worker.until(about('paddocks', ids.at(-1) ?? 0))
    const told = worker.changes().filter(({ verb }) => verb === 'store')
    expect(told.flatMap(line => line.ids).toSorted((a, b) => a - b)).toEqual(ids)
    expect(told.length).toBeLessThanOrEqual(2)
  })

  test('is told when it is deleted, brought back and gone for good', async () => {
    const worker = await listen('worker')
    const rows = as('admin').anyRows('paddocks')
    const made = await rows.store({ farm_id: home('farms'), period_id: home('periods'), name: 'X' })
    const id = made.ok ? (made.data as { id: number }).id : 0
    await rows.destroy(id)
    await rows.restore(id)
    await rows.destroy(id, { force: true })
    await worker.until(
      line => about('paddocks', id)(line) && 'verb' in line && line.verb === 'erase',
    )
    expect(new Set(worker.changes().map(({ verb }) => verb))).toEqual(
      new Set(['store', 'destroy', 'restore', 'erase']),
    )
  })

  test('but not in the end, is not told', async () => {
    const worker = await listen('worker')
    const paddock = { farm_id: home('farms'), period_id: home('periods'), name: 'X' }
    const result = await as('admin').batch([
      { do: 'store', resource: 'paddocks', values: paddock },
      { do: 'update', resource: 'paddocks', id: 999_999_999, values: { name: 'Y' } },
    ])
    expect(result.ok).toBe(false)
    await touch('rain_gauges', home('rain_gauges'))
    await worker.until(about('rain_gauges', home('rain_gauges')))
    expect(worker.changes()).toHaveLength(1)
  })

  test('is told even if what was begun later was done earlier', async () => {
    const worker = await listen('worker')
    const slow = openDatabase(url, { connections: 1 })
    const addLine = (tx: typeof db, entity: string) =>
      sql`insert into changes (at, verb, entity, "row", farm_id)
        values (now(), 'update', ${entity}, ${home(entity)}, ${home('farms')})`.execute(tx)
    await slow.transaction().execute(async tx => {
      await addLine(tx, 'paddocks')
      await addLine(db, 'rain_gauges')
      await worker.until(about('rain_gauges', home('rain_gauges')))
      await sleep(200)
      expect(worker.changes()).toHaveLength(1)
    })
    await worker.until(about('paddocks', home('paddocks')))
    await slow.destroy()
  })

  test('by the thousand is not told row by row: whoever sees it had better read anew', async () => {
    const [worker, neighbour] = [await listen('worker'), await listen('neighbour')]
    await sql`insert into changes (at, verb, entity, "row", farm_id)
      select now(), 'update', 'paddocks', n, ${home('farms')}
      from generate_series(1, 10001) n`.execute(db)
    await worker.until(line => 'missed' in line)
    await touch('paddocks', other('paddocks'))
    await neighbour.until(about('paddocks', other('paddocks')))
    expect(worker.changes()).toEqual([])
    expect(neighbour.lines.some(line => 'missed' in line)).toBe(false)
  })
})

describe('a stream', () => {
  test('is only for who is signed in, and is only got', async () => {
    const nobody = await server.listen(undefined)
    expect(await nobody.ended).toMatchObject({ failure: { kind: 'refused', status: 401 } })
    for (const method of ['POST', 'HEAD', 'DELETE']) {
      const headers = { authorization: `Bearer ${world.tokens.get('worker')}` }
      const answer = await fetch(`${server.origin}/api/v2/live`, { method, headers })
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET'])
    }
  })

  test('is kept by nobody in between, and its request is logged when it ends', async () => {
    const leaving = new AbortController()
    const headers = {
      authorization: `Bearer ${world.tokens.get('worker')}`,
      'x-request-id': 'live-stream-1',
    }
    const { signal } = leaving
    const answer = await fetch(`${server.origin}/api/v2/live`, { headers, signal })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...guarded,
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const logged = () => server.logged.filter(line => line.includes('live-stream-1'))
    expect(logged()).toEqual([])
    leaving.abort()
    await expect.poll(logged).toHaveLength(1)
    const line = { path: '/api/v2/live', status: 200, person: world.ids.get('worker') }
    expect(JSON.parse(logged()[0] ?? '')).toMatchObject(line)
  })

  test('beyond the twentieth of a person ends their oldest, and nobody else’s', async () => {
    const worker = await listen('worker')
    const streams: Listener[] = []
    for (let count = 0; count < 21; count += 1) streams.push(await listen('treasurer'))
    const [oldest, ...others] = streams
    expect(await oldest?.ended).toMatchObject({ ok: true, data: { over: true, why: 'too_many' } })
    await touch('paddocks', home('paddocks'))
    const all = [worker, ...others]
    await Promise.all(all.map(one => one.until(about('paddocks', home('paddocks')))))
    expect(all).toHaveLength(21)
  })

  test('is told to each of a hundred', async () => {
    const person = world.ids.get('worker') ?? 0
    const names: readonly Somebody[] = ['worker', 'treasurer', 'farmer', 'member', 'collector']
    const streams = await Promise.all(
      names.flatMap(name => Array.from({ length: 20 }, () => listen(name))),
    )
    expect([streams.length, person > 0]).toEqual([100, true])
    await touch('paddocks', home('paddocks'))
    const told = await Promise.all(
      streams.map(one => one.until(about('paddocks', home('paddocks')))),
    )
    expect(told.map(line => 'ids' in line && line.ids)).toEqual(
      Array.from(
        names.flatMap(() => Array.from({ length: 20 })),
        () => [home('paddocks')],
      ),
    )
  })

  test('is told that something was missed when the database cannot be read, and goes on', async () => {
    const worker = await listen('worker')
    await sql`alter table upkeep.access_stamp rename to away`.execute(db)
    const line = sql`insert into changes (at, verb, entity, "row", farm_id)
      values (now(), 'update', 'paddocks', ${home('paddocks')}, ${home('farms')})`
    await line.execute(db)
    await worker.until(line => 'missed' in line)
    await sql`alter table upkeep.away rename to access_stamp`.execute(db)
    expect(server.logged.at(-1)).toContain('"live":"missed"')
    await line.execute(db)
    await worker.until(about('paddocks', home('paddocks')))
  })

  test('is told that something was missed when the server had lost its connection', async () => {
    const [worker, neighbour] = [await listen('worker'), await listen('neighbour')]
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where starts_with(application_name, 'furrow live') and datname = current_database()`.execute(
      db,
    )
    expect(rows).toHaveLength(1)
    await Promise.all([worker, neighbour].map(one => one.until(line => 'missed' in line)))
    await touch('paddocks', home('paddocks'))
    await worker.until(about('paddocks', home('paddocks')))
    expect(neighbour.changes()).toEqual([])
  })
})

describe('the rights of whoever listens', () => {
  const endOf = async (listener: Listener) => {
    const end = await Promise.race([listener.ended, sleep(5000)])
    return [end && end.ok && end.data, listener.changes()]
  }
  const over = [{ over: true, why: 'rights' }, []]

  test('end with the token, and nothing more is told', async () => {
    const token = await addToken(db, world.ids.get('worker') ?? 0)
    const listener = await server.listen(token)
    const revoked = await server.as(token).session.revokeToken()
    expect(revoked.ok).toBe(true)
    await touch('paddocks', home('paddocks'))
    expect(await endOf(listener)).toEqual(over)
  })

  test('end with the link to the farm, and are looked at anew when one is made', async () => {
    const worker = world.ids.get('worker')
    const first = await listen('worker')
    const link = (gone: boolean) =>
      sql`update details_user set deleted_at = ${gone ? sql`now()` : null}
        where user_id = ${worker}`.execute(db)
    await link(true)
    await touch('paddocks', home('paddocks'))
    expect(await endOf(first)).toEqual(over)
    const second = await listen('worker')
    await link(false)
    await touch('paddocks', home('paddocks'))
    expect(await endOf(second)).toEqual(over)
    const third = await listen('worker')
    await touch('paddocks', home('paddocks'))
    await third.until(about('paddocks', home('paddocks')))
  })

  test('end when acting for them does', async () => {
    const token = world.tokens.get('admin')
    const impersonating = world.ids.get('worker') ?? 0
    await server.as(token).session.take(impersonating)
    const listener = await server.listen(token, { impersonating })
    await touch('paddocks', other('paddocks'))
    await touch('rain_gauges', home('rain_gauges'))
    await listener.until(about('rain_gauges', home('rain_gauges')))
    expect(listener.changes()).toHaveLength(1)
    await server.as(token).session.leave()
    await touch('paddocks', home('paddocks'))
    expect(await listener.ended).toMatchObject({ data: { over: true, why: 'rights' } })
    expect(listener.changes()).toHaveLength(1)
  })

  test('are looked at again from time to time, although nothing is written', async () => {
    const quick = await liveServer(own, { livePace: { gather: 50, beat: 100 } })
    const token = await addToken(db, world.ids.get('worker') ?? 0)
    const listener = await quick.listen(token)
    await expect.poll(() => listener.lines.length).toBeGreaterThan(2)
    expect(listener.lines.every(line => 'alive' in line)).toBe(true)
    await quick.as(token).session.revokeToken()
    expect(await endOf(listener)).toEqual(over)
    await quick.close()
  })
})
