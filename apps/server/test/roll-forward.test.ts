import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askingFurrow } from './asking.ts'
import type { Asker } from './asking.ts'
import { boundary, everything, farmToCarry, withoutMoney } from './farm-to-carry.ts'
import type { FarmToCarry } from './farm-to-carry.ts'
import { ownDatabase } from './own-database.ts'
import { listed } from './planted-farm.ts'

const { db } = ownDatabase()
let asker: Asker
let farm: FarmToCarry
let farms = 0
beforeAll(async () => {
  asker = await askingFurrow(db)
})
beforeEach(async () => {
  farms += 1
  farm = await farmToCarry(db, asker, `Farm${farms}`)
})
afterAll(() => asker.close())

const whole = {
  paddocks: 3,
  boundaries: 1,
  properties: 1,
  crops: 2,
  standing_crops: 2,
  enterprises: 1,
  opening_stock: 1,
  land_values: 1,
  asset_values: 1,
  debts: 3,
  people: 1,
  water: 1,
  costs: 1,
}

describe('what would be carried', () => {
  test('is told kind by kind, and nothing is written', async () => {
    const told = await farm.preview()
    expect(told).toMatchObject({ refused: null, notes: [] })
    expect(told.from).toMatchObject({ name: '2022-23', start: '2022-07-01', end: '2023-06-30' })
    expect(told.into).toMatchObject({ name: '2023-24', status: null, sowing_start: '2023-03-01' })
    const figures = told.kinds.map(one => [
      one.kind,
      one.there_were,
      one.there_already,
      one.to_make,
    ])
    expect(figures).toEqual([
      ['paddocks', 3, 0, 3],
      ['properties', 1, 0, 1],
      ['crops', 2, 0, 2],
      ['standing_crops', 2, 0, 2],
      ['enterprises', 1, 0, 1],
      ['opening_stock', 1, 0, 1],
      ['land_values', 1, 0, 1],
      ['asset_values', 1, 0, 1],
      ['debts', 3, 0, 3],
      ['people', 1, 0, 1],
      ['water', 1, 0, 1],
      ['costs', 1, 0, 1],
    ])
    expect(told.goes_on).toEqual({ properties: 1, gauges: 1, contacts: 1 })
    expect(told.kinds[0]?.rows[0]).toEqual({
      id: farm.paddocks.river,
      paddock_id: farm.paddocks.river,
      name: 'River',
      area: 100.5,
      fate: 'make',
    })
    expect(told.kinds[3]?.rows.map(({ name }) => name)).toEqual([
      'Sugarcane on Hill',
      'Lucerne Hay on Flat',
    ])
    expect(await farm.rows('farm_period')).toHaveLength(1)
  })

  test('says what is there already, and what cannot go', async () => {
    await farm.start({ crops: true })
    const again = await farm.preview()
    const crops = again.kinds.find(({ kind }) => kind === 'crops')
    expect(crops).toMatchObject({ there_were: 2, there_already: 2, to_make: 0 })
    expect(again.into.status).toBe('In progress')
  })

  test('says which periods lie between', async () => {
    const { office } = farm.people
    await farm.add('farm_period', {
      farm_id: farm.farm,
      period_id: farm.into,
      status: 'In progress',
    })
    const query = `farm_id=${farm.farm}&from_period_id=${farm.from}&period_id=${farm.later}`
    const { body } = await farm.by(office, 'GET', `v2/roll-forward/preview?${query}`)
    expect(body.data.notes).toEqual(['The farm also records 2023-24 between 2022-23 and 2024-25.'])
    const stock = body.data.kinds.find(({ kind }: { kind: string }) => kind === 'opening_stock')
    expect(stock.notes).toEqual([
      'The livestock were counted on 30 June 2023, and 2024-25 begins on 1 July 2024: check the numbers.',
    ])
  })
})

describe('starting a period', () => {
  test('makes the period and all that was chosen', async () => {
    const done = await farm.start()
    expect(done).toMatchObject({ farm_id: farm.farm, is_new: true, counts: whole })
    const period = (await farm.rows('farm_period')).find(row => row['period_id'] === farm.into)
    expect(period).toMatchObject({ status: 'In progress' })
    expect(await farm.preview()).toMatchObject({
      kinds: Object.keys(everything).map(kind => ({ kind, to_make: 0 })),
    })
  })

  test('carries paddocks as they are, with what they were and their boundaries', async () => {
    await farm.start({ paddocks: true })
    const now = await farm.rows('paddocks', farm.into)
    const before = await farm.rows('paddocks', farm.from)
    const own = ['id', 'period_id', 'created_at', 'updated_at', 'primary_parent_paddock_id']
    const figures = (row: object) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !own.includes(name)))
    expect(now.map(figures)).toEqual(before.map(figures))
    expect(now.map(row => row['primary_parent_paddock_id'])).toEqual(before.map(({ id }) => id))
    const links = await farm.rows('paddock_prior_paddocks')
    expect(links).toMatchObject(
      now.map((row, place) => ({
        parent_paddock_id: row.id,
        prior_paddock_id: before[place]?.id,
        is_primary: true,
      })),
    )
    const { body } = await farm.by(
      farm.people.worker,
      'GET',
      `paddocks/${now[0]?.id}?include=boundaries`,
    )
    expect(body.data.boundaries).toMatchObject([{ location: { type: 'Polygon' } }])
  })

  test('carries only the paddocks that are chosen', async () => {
    const { river, flat } = farm.paddocks
    const done = await farm.start({ paddocks: [river, flat], standing_crops: true })
    expect(done.counts).toEqual({ paddocks: 2, boundaries: 1, standing_crops: 1 })
    const names = (await farm.rows('paddocks', farm.into)).map(row => row['name'])
    expect(names).toEqual(['River', 'Flat'])
  })

  test('asks about crops anew, and keeps how land is held', async () => {
    await farm.start({ crops: true, properties: true })
    const crops = await farm.rows('crop_type_farm_periods', farm.into)
    expect(crops).toMatchObject([
      { all_questions_answered: false, open_answers: null },
      { all_questions_answered: false, open_answers: null },
    ])
    expect(await farm.rows('farm_property_periods', farm.into)).toMatchObject([
      { title_area: 310, ownership_type: 'Leased' },
    ])
  })

  test('lets perennials stand on, a ratoon older, with what was there before', async () => {
    await farm.start({ paddocks: true, standing_crops: true })
    const now = await farm.rows('crop_collections', farm.into)
    expect(now).toMatchObject([
      {
        primary_prior_collection_id: farm.cane,
        lifecycle_status_id: await listed(db, 'lifecycle_status', 'sugarcane/1st-ratoon'),
        status_id: await listed(db, 'crop_collection_statuses', 'growing'),
        fallow_type_id: await listed(db, 'crop_collection_fallow_types', 'ratoon-continuing'),
      },
      {
        primary_prior_collection_id: farm.lucerne,
        lifecycle_status_id: await listed(db, 'lifecycle_status', 'lucerne-hay/established'),
      },
    ])
    const before = await farm.rows('crop_collections', farm.from)
    const carriedOver = await listed(db, 'crop_collection_statuses', 'carried-over')
    const statuses = new Map(before.map(row => [row.id, row['status_id']]))
    expect([statuses.get(farm.cane), statuses.get(farm.lucerne)]).toEqual([
      carriedOver,
      carriedOver,
    ])
    expect(now.map(row => row['crop_lifecycle_id'])).toEqual(
      [farm.cane, farm.lucerne].map(id => before.find(row => row.id === id)?.['crop_lifecycle_id']),
    )
  })

  test('carries land and machines at the value that they had', async () => {
    await farm.start({ land_values: true, asset_values: true })
    expect(await farm.rows('property_paddock_valuations', farm.into)).toMatchObject([
      { val_per_hectare: 650_000 },
    ])
    expect(await farm.rows('assets_period', farm.into)).toMatchObject([{ value: 25_000_000 }])
  })

  test('opens debts, licences and costs with what they closed with, and asks for the rest again', async () => {
    await farm.start({ debts: true, people: true, water: true, costs: true })
    const none = {
      borrowed: null,
      repaid: null,
      closing_balance: null,
      interest: null,
      notes: null,
    }
    expect(await farm.rows('loans', farm.into)).toMatchObject([
      {
        name: 'Farm loan',
        lender: 'The bank',
        opening_balance: 285_000_00,
        interest_rate: 0.06,
        ...none,
      },
      { name: 'Overdraft', opening_balance: 0, ...none },
      { name: 'Not told', opening_balance: null, ...none },
    ])
    expect(await farm.rows('farm_workers', farm.into)).toMatchObject([
      { name: 'Pat', worker_kind: 'Permanent', days_worked: null, wages: null },
    ])
    expect(await farm.rows('water_accounts', farm.into)).toMatchObject([
      { carried_in: 300, allocated: null, carried_out: null },
    ])
    const left = { opening_on_hand: 35_000_00, opening_prepaid: null, opening_owed: 12_000_00 }
    expect(await farm.rows('cost_accruals', farm.into)).toMatchObject([
      { line: 'exp_fertiliser_n', ...left, closing_on_hand: null, closing_owed: null },
    ])
  })

  test('with nothing chosen only begins the period', async () => {
    const done = await farm.start({})
    expect(done).toMatchObject({ is_new: true, counts: {} })
    expect(done.id).not.toBeNull()
  })

  test('leaves a line in the history for every row, and is told to colleagues', async () => {
    const { id } = await farm.start()
    const [made] = await farm.rows('paddocks', farm.into)
    const { body } = await farm.by(farm.people.worker, 'POST', 'changes/search', {
      filters: [
        { field: 'entity', value: 'paddocks' },
        { field: 'row', value: made?.id },
      ],
    })
    expect(body.data).toMatchObject([{ verb: 'store', user_name: 'Mary Manager' }])
    const start = await farm.by(farm.people.worker, 'GET', `roll_forwards/${id}`)
    expect(start.body.data).toMatchObject({ user_id: farm.people.manager.id, undone_at: null })
    expect(start.body.data).not.toHaveProperty('made')
  })
})

describe('doing it again', () => {
  test('carries what is missing by then, and nothing twice', async () => {
    await farm.start()
    const again = await farm.start()
    expect(again).toMatchObject({ id: null, is_new: false, counts: {} })
    await farm.add('paddocks', { farm_id: farm.farm, period_id: farm.from, name: 'New', area: 5 })
    const third = await farm.start()
    expect(third.counts).toEqual({ paddocks: 1 })
    expect(await farm.rows('paddocks', farm.into)).toHaveLength(4)
  })

  test('two at once do it once', async () => {
    const both = await Promise.all([farm.start(), farm.start(everything, farm.people.consultant)])
    expect(both.map(({ id }) => id).filter(id => id !== null)).toHaveLength(1)
    expect(await farm.rows('paddocks', farm.into)).toHaveLength(3)
    expect(await farm.rows('crop_collections', farm.into)).toHaveLength(2)
  })

  test('the same request under one key is answered alike', async () => {
    const body = {
      farm_id: farm.farm,
      from_period_id: farm.from,
      period_id: farm.into,
      choose: everything,
    }
    const ask = asker.as(farm.people.manager)
    const key = { 'idempotency-key': `start ${farm.farm}` }
    const first = await ask('POST', '/api/v2/roll-forward', body, key)
    const second = await ask('POST', '/api/v2/roll-forward', body, key)
    expect(first.body.data.counts).toEqual(whole)
    expect(second.body).toEqual(first.body)
    expect(await farm.rows('paddocks', farm.into)).toHaveLength(3)
  })

  test('brings only the boundary to a paddock that lacks nothing else', async () => {
    await farm.start()
    await farm.add('geolocations', { ...boundary, geolocatable_id: farm.paddocks.hill })
    const told = await farm.preview()
    expect(told.kinds[0]?.notes).toEqual(['2023-24 has Hill without a boundary, which is copied.'])
    expect((await farm.start({ paddocks: true })).counts).toEqual({ boundaries: 1 })
  })

  test('leaves paddocks alone that were split, and what stood on them', async () => {
    await farm.start({ paddocks: [farm.paddocks.river, farm.paddocks.flat] })
    for (const name of ['Hill East', 'Hill West']) {
      const place = { farm_id: farm.farm, period_id: farm.into, area: 40 }
      const { id } = await farm.add('paddocks', { ...place, name })
      const link = { parent_paddock_id: id, prior_paddock_id: farm.paddocks.hill, is_primary: true }
      await farm.add('paddock_prior_paddocks', link)
    }
    const told = await farm.preview()
    expect(told.kinds[0]).toMatchObject({ there_already: 3, to_make: 0 })
    const standing = told.kinds.find(({ kind }) => kind === 'standing_crops')
    expect(standing?.notes).toEqual([
      'Sugarcane on Hill: the paddock was split or renamed, so enter the crop by hand.',
    ])
    expect((await farm.start()).counts).toMatchObject({ standing_crops: 1 })
  })
})

describe('a paddock of the same name that is there already', () => {
  beforeEach(async () => {
    const place = { farm_id: farm.farm, period_id: farm.into }
    await farm.add('farm_period', { ...place, status: 'In progress' })
    await farm.add('paddocks', { ...place, name: 'river', area: 99 })
  })

  test('is linked to what it was, and keeps its figures', async () => {
    const told = await farm.preview()
    expect(told.kinds[0]).toMatchObject({ there_already: 0, to_make: 2 })
    expect(told.kinds[0]?.rows[0]?.fate).toBe('link')
    expect(told.kinds[0]?.notes).toEqual([
      '2023-24 has River already, without a history: they are linked.',
    ])
    const done = await farm.start({ paddocks: true })
    expect(done.counts).toEqual({ paddocks: 2, linked: 1, boundaries: 1 })
    const [river] = await farm.rows('paddocks', farm.into)
    expect(river).toMatchObject({
      name: 'river',
      area: 99,
      primary_parent_paddock_id: farm.paddocks.river,
    })
    await farm.undo(done.id)
    const [left, ...more] = await farm.rows('paddocks', farm.into)
    expect(more).toEqual([])
    expect(left).toMatchObject({ name: 'river', primary_parent_paddock_id: null })
    expect(await farm.rows('paddock_prior_paddocks')).toEqual([])
  })

  test('is left alone where it was another paddock, and that is said', async () => {
    const [river] = await farm.rows('paddocks', farm.into)
    const link = { parent_paddock_id: river?.id, prior_paddock_id: farm.paddocks.hill }
    await farm.add('paddock_prior_paddocks', { ...link, is_primary: true })
    const told = await farm.preview()
    expect(told.kinds[0]?.rows.map(({ fate }) => fate)).toEqual(['stays', 'there', 'make'])
    expect(told.kinds[0]?.notes[0]).toBe(
      '2023-24 has River already, as what was another paddock: choose by hand what it was.',
    )
    expect((await farm.start({ paddocks: true })).counts).toEqual({ paddocks: 1 })
  })
})

describe('what a paddock names and was deleted or retired since', () => {
  test('is left empty, and said', async () => {
    const [gauge] = await farm.rows('rain_gauges')
    await farm.by(farm.people.office, 'DELETE', `rain_gauges/${gauge?.id}`)
    const told = await farm.preview()
    expect(told.kinds[0]?.notes).toEqual([
      '2 paddocks name a rain gauge that was deleted, and go on without it.',
    ])
    await farm.start(withoutMoney)
    const now = await farm.rows('paddocks', farm.into)
    expect(now.map(row => row['rain_gauge_id'])).toEqual([null, null, null])
  })

  test('is left empty where it was retired, and its title is not carried', async () => {
    const [gauge] = await farm.rows('rain_gauges')
    const [home] = await farm.rows('farm_properties')
    const [enterprise] = await farm.rows('farm_livestock_enterprises')
    const retire = async (path: string) => {
      const retired = { last_period_id: farm.from }
      expect((await farm.by(farm.people.worker, 'PATCH', path, retired)).status).toBe(200)
    }
    await retire(`rain_gauges/${gauge?.id}`)
    await retire(`farm_properties/${home?.id}`)
    if (enterprise) await retire(`farm_livestock_enterprises/${enterprise.id}`)
    const told = await farm.preview()
    expect(told.goes_on).toEqual({ properties: 0, gauges: 0, contacts: 1 })
    expect(told.kinds[0]?.notes).toContain(
      '2 paddocks name a rain gauge that was retired, and go on without it.',
    )
    const notes = new Map(told.kinds.map(one => [one.kind, one.notes]))
    expect(notes.get('properties')).toEqual([
      '1 property in a period names a property that was retired, and can’t be carried over.',
    ])
    await farm.start(withoutMoney)
    const now = await farm.rows('paddocks', farm.into)
    expect(now.map(row => row['rain_gauge_id'])).toEqual([null, null, null])
    expect(await farm.rows('farm_property_periods', farm.into)).toEqual([])
    expect(await farm.rows('rain_gauges')).toMatchObject([{ last_period_id: farm.from }])
  })
})
