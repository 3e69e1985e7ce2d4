// Which status of a period lets whom write, and which day of rain falls into which period.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import type { Door } from './knocking.ts'
import type { PersonName } from './people.ts'
import type { World } from './world.ts'
import { begin } from './trying.ts'

const { db } = ownDatabase()

let world: World
let door: Door
beforeAll(async () => {
  ;({ world, door } = await begin(db))
})
afterAll(() => door.close())

const everybody = ['admin', 'collector', 'farm manager', 'worker'] as const
const writers: readonly (readonly [string, readonly PersonName[]])[] = [
  ['Not started', everybody],
  ['In progress', everybody],
  ['Submitted', ['admin', 'collector']],
  ['In validation', ['admin', 'collector']],
  ['Validated', ['admin', 'collector']],
  ['Released', ['admin']],
]
const bound = [
  'paddocks',
  'livestock_ledgers',
  'crop_lifecycle',
  'fertiliser_chemical_applications',
].concat(['taggables', 'files', 'opportunities'])

test.each(writers)('%s: %o write', async (status, allowed) => {
  await sql`
    update farm_period set status = ${status}
    where id = ${world.made.home.get('farm_period')}`.execute(db)
  const differences = []
  for (const entity of bound) {
    for (const name of everybody) {
      const path = `/api/${entity}/${world.made.home.get(entity)}`
      const gone = await door.as(name)('DELETE', path)
      const expected = allowed.includes(name) ? 200 : 403
      if (gone.status !== expected) differences.push({ entity, name, status, got: gone.text })
      if (gone.status === 200) await door.as('admin')('POST', `${path}/restore`)
    }
  }
  expect(differences).toEqual([])
})

const days: readonly (readonly [string, string, readonly PersonName[]])[] = [
  ['2023-07-02', 'the open period', everybody],
  ['2023-06-29', 'the period that is handed in', ['admin', 'collector']],
  ['2022-07-02', 'the period that is handed in', ['admin', 'collector']],
  ['2022-06-29', 'the released period', ['admin']],
  ['2021-07-02', 'the released period', ['admin']],
  ['2020-03-01', 'no period at all', everybody],
]
test.each(days)('rain of %s falls into %s', async (date, _period, allowed) => {
  await sql`
    update farm_period set status = 'In progress'
    where id = ${world.made.home.get('farm_period')}`.execute(db)
  const body = { rain_gauge_id: world.made.home.get('rain_gauges'), date, total_mm: 12.5 }
  const able = []
  for (const name of everybody) {
    const answer = await door.as(name)('POST', '/api/rainfalls', body)
    if (answer.status !== 201) continue
    able.push(name)
    await sql`delete from rainfalls where id = ${answer.body.data.id}`.execute(db)
  }
  expect(able).toEqual(allowed)
})

test('a reading is moved neither out of a closed period nor into one', async () => {
  const ask = door.as('worker')
  const released = world.home.released.get('rainfalls')
  const open = world.home.open.get('rainfalls')
  const out = await ask('PATCH', `/api/rainfalls/${released}`, { date: '2024-04-04' })
  expect(out.status, out.text).toBe(403)
  const into = await ask('PATCH', `/api/rainfalls/${open}`, { date: '2022-04-04' })
  expect([403, 422], into.text).toContain(into.status)
})

test('a row is moved neither out of a closed period nor into one', async () => {
  const ask = door.as('worker')
  const { open, released } = world.home
  const moves = [
    [`paddocks/${open.get('paddocks')}`, { period_id: released.get('periods') }],
    [`paddocks/${released.get('paddocks')}`, { period_id: open.get('periods') }],
    [`files/${open.get('files')}`, { period_id: released.get('periods') }],
    [`files/${released.get('files')}`, { period_id: null }],
    [
      `fallow_collection_events/${open.get('fallow_collection_events')}`,
      {
        crop_collection_id: released.get('crop_collections'),
      },
    ],
    [
      `fallow_collection_events/${released.get('fallow_collection_events')}`,
      {
        crop_collection_id: open.get('crop_collections'),
      },
    ],
    [`taggables/${open.get('taggables')}`, { taggable_id: released.get('crop_collections') }],
    [`taggables/${released.get('taggables')}`, { taggable_id: open.get('crop_collections') }],
  ] as const
  const before = await door.lines()
  for (const [path, body] of moves) {
    const answer = await ask('PATCH', `/api/${path}`, body)
    expect([403, 422], `${path} ${answer.text}`).toContain(answer.status)
  }
  expect(await door.lines()).toBe(before)
})

test('what goes along with a row is not taken from a closed period', async () => {
  const gauge = world.made.home.get('rain_gauges')
  const answer = await door.as('worker')('DELETE', `/api/rain_gauges/${gauge}`)
  expect(answer.status, answer.text).toBe(403)
})

test('nor is money taken along by someone who does not see it', async () => {
  const grown = world.made.home.get('crop_type_farm_periods')
  const path = `/api/crop_type_farm_periods/${grown}`
  const answer = await door.as('worker')('DELETE', path)
  expect(answer.status, answer.text).toBe(403)
  expect(answer.text).not.toContain('$')
  expect((await door.as('treasurer')('DELETE', path)).status).toBe(200)
})
