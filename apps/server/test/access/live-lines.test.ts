// A live stream tells of the very lines that its person reads in the history: of every kind of record, of
// rows that stand and of rows that are gone for good.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { viewerOfPerson } from '../../src/access/tokens/find-viewer.ts'
import { linesTold } from '../../src/access/reach/told-lines.ts'
import { liveServer } from '../live/live-server.ts'
import type { LiveServer } from '../live/live-server.ts'
import { ownDatabase } from '../own-database.ts'
import { names } from './people.ts'
import type { SideName } from './people.ts'
import { addToken } from './placing.ts'
import { makeWorld } from './world.ts'
import type { World } from './world.ts'

const own = ownDatabase()
const { db } = own
const catalogue = furrow()
let world: World
let server: LiveServer
beforeAll(async () => {
  world = await makeWorld(db)
  server = await liveServer(own)
})
afterAll(() => server.close())

interface Written {
  readonly entity: string
  readonly row: number
  readonly farm: number | null
}

/** Of each kind a row of either farm, and one that is not there. */
function written(): readonly Written[] {
  return (['home', 'other'] as const satisfies SideName[]).flatMap(side => {
    const made = world.made[side]
    return [...catalogue.values()].flatMap(({ name, fields, derived }) => {
      const farm = fields['farm_id'] ? (made.get('farms') ?? null) : null
      const row = derived ? undefined : made.get(name)
      return [row, 999_999_000].flatMap(row => (row ? [{ entity: name, row, farm }] : []))
    })
  })
}

async function write(lines: readonly Written[]): Promise<void> {
  for (const part of [lines.slice(0, 9), lines.slice(9)]) {
    await sql`insert into changes (at, verb, entity, "row", farm_id)
      select now(), 'update', l.entity, l."row", l.farm
      from json_to_recordset(${JSON.stringify(part)}) as l (entity text, "row" bigint, farm bigint)`.execute(
      db,
    )
  }
}

const wordsOf = (entity: string, row: number, farm: number | null) => `${entity} ${row} ${farm}`

test('everybody is told exactly what they read in the history', async () => {
  const { rows } = await sql<{ last: number }>`select max(id) as last from changes`.execute(db)
  const [{ last } = { last: 0 }] = rows
  const listeners = new Map(
    await Promise.all(
      names.map(async name => [name, await server.listen(world.tokens.get(name))] as const),
    ),
  )
  const lines = written()
  await write(lines)
  expect(lines.length).toBeGreaterThan(400)
  const amounts = new Map<string, number>()
  for (const [name, listener] of listeners) {
    const history = await server
      .as(world.tokens.get(name))
      .rows('changes')
      .search({
        filters: [{ field: 'id', operator: '>', value: last }],
        limit: 'all',
      })
    if (!history.ok) throw new Error(history.failure.message)
    const read = history.data.map(line => wordsOf(line.entity, line.row, line.farm_id))
    const told = () =>
      listener
        .changes()
        .flatMap(line => line.ids.map(id => wordsOf(line.entity, id, line.farm_id)))
        .toSorted()
    await expect.poll(told, { timeout: 5000 }).toEqual([...new Set(read)].toSorted())
    amounts.set(name, read.length)
    listener.leave()
  }
  expect(amounts.get('admin')).toBe(lines.length)
  expect(amounts.get('worker')).toBeGreaterThan(50)
  expect(amounts.get('treasurer')).toBeGreaterThan(amounts.get('worker') ?? 0)
  expect(amounts.get('nobody')).toBeLessThan(amounts.get('worker') ?? 0)
})

test('of a farm that is not theirs nothing is even looked for', async () => {
  const lines = written().map(({ entity, farm }) => ({ entity, farm }))
  const ofFarms = lines.filter(({ entity }) => entity === 'paddocks' || entity === 'rainfalls')
  const [home, other] = [world.made.home.get('farms'), world.made.other.get('farms')]
  for (const [name, farm] of [
    ['worker', home],
    ['neighbour', other],
  ] as const) {
    const viewer = await viewerOfPerson(db, world.ids.get(name) ?? 0)
    if (!viewer) throw new Error(`${name} is not there.`)
    const { mayTell } = linesTold(viewer, catalogue)
    expect(new Set(ofFarms.filter(mayTell).map(line => line.farm))).toEqual(new Set([farm]))
  }
})

test('a page that is shown inside Furrow is told less than whoever opened it', async () => {
  const manager = world.ids.get('farm manager') ?? 0
  const farm = world.made.home.get('farms') ?? 0
  const token = await addToken(db, manager)
  await sql`update tokens set only_reads = true, narrow_to_farm_id = ${farm}
    where id = (select max(id) from tokens)`.execute(db)
  const [page, person] = await Promise.all(
    [token, world.tokens.get('farm manager')].map(one => server.listen(one)),
  )
  if (!page || !person) throw new Error('Nobody listens.')
  const row = (entity: string) => ({ entity, row: world.made.home.get(entity) ?? 0, farm })
  await sql`insert into changes (at, verb, entity, "row", farm_id, device)
    select now(), 'update', l.entity, l."row", l.farm, 'tablet-3'
    from json_to_recordset(${JSON.stringify([{ ...row('users'), row: manager }, row('paddocks')])})
      as l (entity text, "row" bigint, farm bigint)`.execute(db)
  await expect.poll(() => person.changes().length).toBe(2)
  await expect.poll(() => page.changes().length).toBe(1)
  expect(page.changes()).toMatchObject([{ entity: 'paddocks', device: null }])
  expect(person.changes().map(line => line.device)).toEqual(['tablet-3', 'tablet-3'])
  for (const listener of [page, person]) listener.leave()
})
