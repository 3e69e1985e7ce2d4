// Two varieties of a crop type are merged: what named the first names the second, and so does what is sent later.

import { randomUUID } from 'node:crypto'
import type { ListedRow } from '@furrow/wire/lists/listed-rows-answer'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { admin } from '../../src/access/reach/viewer.ts'
import { ofFarms } from './asked-by-people.ts'
import { ruledFarm } from './ruled-farm.ts'
import type { Kept } from './ruled-farm.ts'

const farm = ruledFarm()
const sowings = 'sowing_collection_events'
let wheat: number
let scepter: number
let sceptre: number

const propose = async (name: string, crop_type_id = wheat): Promise<number> =>
  (await farm.add('varieties', { name: `${name} ${randomUUID().slice(0, 8)}`, crop_type_id })).id

beforeEach(async () => {
  wheat = await farm.listed('crop_types', 'wheat')
  scepter = await farm.listed('varieties', 'wheat/scepter')
  sceptre = await propose('Sceptre')
})

const sowingOf = (crop: number, values: object) => ({
  crop_collection_id: crop,
  sowing_date: '2022-05-10',
  sowing_area: 40,
  ...values,
})
const sow = async (values: object): Promise<Kept> =>
  farm.add(sowings, sowingOf((await farm.crop('wheat')).id, values))
const merge = (id: number, into_id: number) =>
  farm.ask('POST', 'v2/listed-rows/merge', { list: 'varieties', id, into_id })
const merged = async (id: number, into: number) => {
  const { status, text, body } = await merge(id, into)
  expect(status, text).toBe(200)
  return body.data
}
const listed = async (id: number): Promise<ListedRow> => {
  const { body } = await farm.ask('GET', 'v2/listed-rows?list=varieties')
  const rows: readonly ListedRow[] = body.data
  return rows.find(row => row.id === id) ?? expect.fail(`no variety ${id}`)
}
const linesOf = async (row: number) => {
  const filters = [
    { field: 'entity', value: sowings },
    { field: 'row', value: row },
    { field: 'verb', value: 'update' },
  ]
  return (await farm.ask('POST', 'changes/search', { filters })).body.data
}

const waiting = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(farm.db)
  return rows.length
}

describe('what names a variety that is merged', () => {
  test('names the other one, on all farms, in closed periods and where it was deleted', async () => {
    const first = await sow({ variety_id: sceptre, secondary_variety_id: sceptre })
    const gone = await sow({ variety_id: sceptre })
    await farm.remove(sowings, gone.id)
    const [home, now] = [farm.farm, farm.now]
    farm.farm = (await farm.add('farms', { farm_name: 'Flats' })).id
    await farm.ask('POST', `farms/${farm.farm}/periods/attach`, { resources: [farm.now] })
    const theirs = await sow({ variety_id: sceptre })
    const other = await sow({ variety_id: scepter })
    await sql`update farm_period set status = 'Released' where farm_id = ${home} and period_id = ${now}`.execute(
      farm.db,
    )
    const before = await listed(scepter)
    expect(await listed(sceptre)).toMatchObject({ accepted: false, rows: 2, farms: 2 })
    expect(await merged(sceptre, scepter)).toEqual({
      id: sceptre,
      into_id: scepter,
      rows: 2,
      farms: 2,
    })

    const both = { variety_id: scepter, secondary_variety_id: scepter }
    expect(await farm.row(sowings, first.id)).toMatchObject(both)
    expect(await farm.row(sowings, theirs.id)).toMatchObject({ variety_id: scepter })
    await farm.bringBack(sowings, gone.id)
    expect(await farm.row(sowings, gone.id)).toMatchObject({ variety_id: scepter })
    expect(await linesOf(first.id)).toMatchObject([{ after: both }])
    expect(await linesOf(other.id)).toEqual([])
    const [was, is] = [await listed(sceptre), await listed(scepter)]
    expect(was).toMatchObject({ rows: 0, offered: false, merged_into: { id: scepter } })
    expect(is.rows).toBe(before.rows + 3)
    expect(await farm.row('varieties', sceptre)).toMatchObject({ active: false })
  })

  test('is the other one in whatever is written later, alone, with others and in steps', async () => {
    await merged(sceptre, scepter)
    const alone = await sow({ variety_id: sceptre })
    expect(alone['variety_id']).toBe(scepter)
    const crop = (await farm.crop('wheat')).id
    const resources = [sowingOf(crop, { secondary_variety_id: sceptre })]
    const several = await farm.ask('POST', `${sowings}/batch`, { resources })
    expect(several.body.data).toMatchObject([{ secondary_variety_id: scepter }])
    const below = `crop_collections/${crop}/${sowings}`
    const { body } = await farm.ask('POST', below, sowingOf(crop, { variety_id: sceptre }))
    expect(body.data).toMatchObject({ variety_id: scepter })
    const steps = [
      { do: 'update', resource: sowings, id: body.data.id, values: { variety_id: sceptre } },
    ]
    expect((await farm.ask('POST', 'v2/batch', { steps })).status).toBe(200)
    const plain = await sow({})
    const changed = await farm.change(sowings, plain.id, { variety_id: sceptre })
    expect(changed['variety_id']).toBe(scepter)
    const { rows } = await sql`select id from sowing_collection_events
      where ${sceptre} in (variety_id, secondary_variety_id)`.execute(farm.db)
    expect(rows).toEqual([])
  })

  test('is the last of those that were merged one after the other', async () => {
    const middle = await propose('Scepta')
    const sown = await sow({ variety_id: sceptre })
    await merged(sceptre, middle)
    await merged(middle, scepter)
    expect(await farm.row(sowings, sown.id)).toMatchObject({ variety_id: scepter })
    expect(await listed(sceptre)).toMatchObject({ merged_into: { id: scepter } })
    expect((await sow({ variety_id: sceptre }))['variety_id']).toBe(scepter)
    const late = await propose('Skepter')
    expect(await merged(late, sceptre)).toMatchObject({ into_id: scepter })
  })

  test('is the other one in a write that comes while the two are merged', async () => {
    const crop = (await farm.crop('wheat')).id
    const late = await farm.db.transaction().execute(async tx => {
      await sql`select from varieties where id = ${sceptre} for update`.execute(tx)
      const answer = farm.ask('POST', sowings, sowingOf(crop, { variety_id: sceptre }))
      await expect.poll(waiting).toBe(1)
      await sql`update varieties set merged_into_id = ${scepter} where id = ${sceptre}`.execute(tx)
      return { answer }
    })
    expect((await late.answer).body.data).toMatchObject({ variety_id: scepter })
  })
})

describe('a merge is refused', () => {
  const errors = async (id: number, into: number) => {
    const { status, text, body } = await merge(id, into)
    expect(status, text).toBe(422)
    return body.errors.into_id[0]
  }

  test('into itself, into another crop type, into what leads back, and into nothing', async () => {
    expect(await errors(sceptre, sceptre)).toMatch(/can’t be merged into itself/)
    const planet = await farm.listed('varieties', 'barley/rgt-planet')
    expect(await errors(sceptre, planet)).toBe(
      '“RGT Planet” is of another crop. Choose a variety of the same crop.',
    )
    const other = await propose('Septre')
    await merged(other, sceptre)
    expect(await errors(sceptre, other)).toMatch(/was merged into “Sceptre .+” itself/)
    expect(await errors(sceptre, 999_999_999)).toBe(
      'There is no variety with the number 999999999.',
    )
    expect((await merge(999_999_999, scepter)).status).toBe(404)
    const again = await merge(other, scepter)
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringMatching(/merged already/),
    ])
  })

  test('of a list in which nothing is merged', async () => {
    const body = { list: 'crop_types', id: wheat, into_id: wheat }
    const { status, body: answer } = await farm.ask('POST', 'v2/listed-rows/merge', body)
    expect([status, answer.errors.list]).toEqual([422, ['Say which list: varieties or crop_tags.']])
    expect((await farm.ask('GET', 'v2/listed-rows?list=users')).status).toBe(422)
  })

  test('by whoever is no administrator, who isn’t told of others’ use either', async () => {
    const manager = ofFarms(1, { seen: [farm.farm], managed: [farm.farm], money: [farm.farm] })
    const staff = { ...ofFarms(1, { consulted: [farm.farm] }), isStaff: true }
    for (const viewer of [manager, staff]) {
      const body = { list: 'varieties', id: sceptre, into_id: scepter }
      expect((await farm.by(viewer, 'POST', 'v2/listed-rows/merge', body)).status).toBe(403)
      expect((await farm.by(viewer, 'GET', 'v2/listed-rows?list=varieties')).status).toBe(403)
      const alone = await farm.by(viewer, 'PATCH', `varieties/${sceptre}`, { validated: true })
      expect(alone.status).toBe(403)
    }
    expect(await listed(sceptre)).toMatchObject({ merged_into: null, accepted: false })
  })
})

test('a merged variety is neither offered again nor deleted, and nobody sets what it was merged into', async () => {
  await merged(sceptre, scepter)
  const { active } = await farm.refusal('varieties', { active: true }, sceptre)
  expect(active?.[0]).toMatch(/^“Sceptre .+” was merged into another one, so it can’t be offered/)
  const removal = await farm.ask('DELETE', `varieties/${sceptre}`)
  expect([removal.status, removal.body.message]).toEqual([
    409,
    expect.stringMatching(/It stays for/),
  ])
  expect((await farm.ask('DELETE', `varieties/${scepter}`)).status).toBe(409)
  const other = await propose('Own')
  await farm.ask('PATCH', `varieties/${other}`, { merged_into_id: scepter })
  expect(await listed(other)).toMatchObject({ merged_into: null })
})

test('who proposed a variety is told, and that it is accepted and retired', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into users (name, email) values ('Pat', 'pat@example.com') returning id`.execute(farm.db)
  const pat = rows[0]?.id ?? expect.fail('nobody')
  const values = { name: 'Paddock special', crop_type_id: wheat }
  const { body } = await farm.by({ ...admin(pat), isAdmin: false }, 'POST', 'varieties', values)
  const { id } = body.data
  expect(await listed(id)).toMatchObject({ added_by: 'Pat', accepted: false, group: 'Wheat' })
  await farm.change('varieties', id, { validated: true, active: false })
  expect(await listed(id)).toMatchObject({ added_by: null, accepted: true, offered: false })
  expect((await sow({ variety_id: id }))['variety_id']).toBe(id)
})
