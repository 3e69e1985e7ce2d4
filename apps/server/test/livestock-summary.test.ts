// What the stock of a collection comes to, and to whom it is told: herd A of the worked examples.

import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin, nobody, somebody } from '../src/access/reach/viewer.ts'
import { askingFurrow } from './asking.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { emptyFarm, insertRow, listed } from './planted-farm.ts'
import { forbidding } from './rules/open-farm.ts'

const { db } = ownDatabase()
let asker: Asker
let ours: { readonly farm: number; readonly period: number }
let enterprise: number
let theSale: number
beforeAll(async () => {
  asker = await askingFurrow(db, admin(1))
  ours = await emptyFarm(db, 'Ours')
  enterprise = await listed(db, 'livestock_enterprises', 'grazing/cattle/breeding-weaners')
  theSale = await herdA(ours)
  const wool = await listed(db, 'livestock_enterprises', 'grazing/sheep/dual-purpose')
  const ewes = await listed(db, 'livestock_classes', 'sheep/ewes-breeding')
  const where = { farm_id: ours.farm, period_id: ours.period }
  await insertRow(db, 'livestock_closing_events', {
    ...where,
    livestock_enterprise_id: wool,
    livestock_class_id: ewes,
    number: 50,
  })
})
afterAll(() => asker.close())

/** By class: opening head and weight, closing head and weight, and what one counts for. */
const ends = {
  'cattle/cows-breeding': [400, 520, 387, 525, 1400_00],
  'cattle/heifers-1-2-years': [80, 360, 84, 365, 1100_00],
  'cattle/steers-1-2-years': [150, 330, 170, 325, 1000_00],
  'cattle/bulls-working': [12, 800, 12, 790, 3000_00],
} as const

const cows = 'cattle/cows-breeding'
const heifers = 'cattle/heifers-1-2-years'
const steers = 'cattle/steers-1-2-years'
const weaners = 'cattle/weaner-heifers'
const bulls = 'cattle/bulls-working'
const calves = 'cattle/calves-unweaned'

async function herdA(place: typeof ours): Promise<number> {
  const where = { farm_id: place.farm, period_id: place.period }
  const add = (table: string, values: object) => insertRow(db, table, { ...where, ...values })
  const kind = async (name: string) => ({
    livestock_enterprise_id: enterprise,
    livestock_class_id: await listed(db, 'livestock_classes', name),
  })
  const line = async (name: string, number: number, more: object = {}) =>
    add('livestock_ledgers', { ...(await kind(name)), number, ...more })
  const moved = async (event: string, name: string, number: number, more: object = {}) => {
    const { total_value, ...ofLine } = more as { total_value?: number }
    const livestock_ledger_id = await line(name, number, ofLine)
    const paid = total_value === undefined ? {} : { total_value }
    return add(`livestock_${event}_events`, { livestock_ledger_id, ...paid })
  }
  for (const [name, [opened, weight, closed, closedWeight, standard_value]] of Object.entries(
    ends,
  )) {
    await moved('opening', name, opened, { weight, entry_date: '2023-07-01' })
    await add('livestock_closing_events', {
      ...(await kind(name)),
      number: closed,
      weight: closedWeight,
    })
    await add('livestock_enterprise_classes', { ...(await kind(name)), standard_value })
  }
  for (const [name, head] of [
    [cows, 8],
    [heifers, 1],
    [calves, 4],
    [steers, 2],
  ] as const) {
    await moved('death', name, head)
  }
  const transfers = [
    [heifers, cows, 70],
    [calves, steers, 170],
    [calves, weaners, 170],
    [weaners, heifers, 95],
  ] as const
  for (const [from, to, head] of transfers) {
    await add('livestock_transfer_events', {
      out_livestock_ledger_id: await line(from, head),
      in_livestock_ledger_id: await line(to, head),
    })
  }
  await moved('purchase', bulls, 3, { weight: 650, total_value: 3 * 7000_00 })
  const sales = [
    [heifers, 20, 420, 1260],
    [steers, 148, 480, 1728],
    [weaners, 75, 270, 945],
    [bulls, 3, 850, 2125],
  ] as const
  for (const [name, head, weight, dollars] of sales) {
    await moved('sale', name, head, { weight, total_value: head * dollars * 100 })
  }
  const young = await line(calves, 344)
  const round = await add('livestock_reproduction_lifecycles', {
    ...(await kind(cows)),
    livestock_ledger_id: young,
  })
  const of = { livestock_reproduction_lifecycle_id: round }
  await add('livestock_joining_events', { ...of, number_joined: 385, sires_used: 12 })
  await add('livestock_scanning_events', { ...of, number_scanned: 385, number_pregnant: 362 })
  await add('livestock_marking_events', { ...of, number_counted: 344 })
  await add('livestock_weaning_events', { ...of, number: 340, weight: 265 })
  return moved('sale', cows, 75, { weight: 540, total_value: 75 * 1350_00 })
}

const address = ({ farm, period }: typeof ours, more = '') =>
  `/api/v2/livestock-summary?farm_id=${farm}&period_id=${period}${more}`
const of = async (ask: Ask = asker.ask, place = ours, more = ''): Promise<LivestockOfPeriod> => {
  const { status, body, text } = await ask('GET', address(place, more))
  expect(status, `${text}\n${asker.lines.join('\n')}`).toBe(200)
  return body.data
}
const cattleIn = ({ enterprises }: LivestockOfPeriod) =>
  enterprises.find(({ of: named }) => named?.id === enterprise) ?? expect.fail('no cattle')
const grower = () => somebody(2, { farms: [ours.farm], money: [ours.farm] })

describe('the stock of a period', () => {
  test('are summed up from opening to closing (C90 to C93, C109)', async () => {
    const cattle = cattleIn(await of())
    expect(cattle.head).toMatchObject({
      moved: {
        opening: 642,
        birth: 344,
        purchase: 3,
        'transfer in': 505,
        death: 15,
        sale: 321,
        'transfer out': 505,
      },
      expected: 653,
      closing: 653,
      difference: 0,
    })
    expect(cattle.kilograms.moved).toMatchObject({
      opening: 295_900,
      purchase: 1950,
      sale: 142_740,
    })
    expect(cattle.kilograms.closing).toBe(298_565)
    expect(cattle.value?.moved).toMatchObject({
      opening: 834_000_00,
      purchase: 21_000_00,
      sale: 459_444_00,
    })
    expect(cattle.value?.closing).toBe(840_200_00)
    expect(cattle.measures).toMatchObject({
      inventory_change: 6200_00,
      death_rate: expect.any(Number),
    })
    expect(cattle).toMatchObject({ off: 0, uncounted: 0, classes: 6 })
  })

  test('and so are all of a species, whatever went over from class to class', async () => {
    const { species } = await of()
    const cattle = species.find(one => one.of?.name === 'Cattle')
    expect(cattle?.kilograms.grown).toBe(143_455)
    expect(cattle?.value?.profit).toBe(444_644_00)
    expect(cattle?.measures).toMatchObject({ profit: 444_644_00, kilograms: 143_455 })
  })

  test('with how they bred (C99 to C106)', async () => {
    const { breeding } = cattleIn(await of())
    expect(breeding).toMatchObject({ rounds: 1, joined: 385 })
    expect(breeding.ratios.scanning).toBeCloseTo(0.9403, 4)
    expect(breeding.ratios.marking).toBeCloseTo(0.8935, 4)
    expect(breeding.ratios.weaning).toBeCloseTo(0.8831, 4)
    expect(breeding.ratios.kilograms_weaned).toBeCloseTo(234.03, 2)
  })

  test('a count that nothing explains is too many', async () => {
    const { classes, total } = await of()
    const ewes = classes.find(one => one.species.name === 'Sheep')
    expect(ewes?.head).toMatchObject({ expected: 0, closing: 50, difference: 50 })
    expect(total).toMatchObject({ off: 1, classes: 7 })
    expect(total.head.difference).toBe(50)
  })

  test('of some enterprises or species alone, where those are asked for', async () => {
    const told = await of(asker.ask, ours, `&livestock_enterprise_ids=${enterprise}`)
    expect(told.total.head.expected).toBe(653)
    const sheep = await of(
      asker.ask,
      ours,
      `&livestock_type_ids=${await listed(db, 'livestock_species_types', 'sheep')}`,
    )
    expect(sheep.classes).toHaveLength(1)
    const none = await of(asker.ask, ours, '&livestock_type_ids=999999')
    expect(none.classes).toEqual([])
    expect(none.total.head.closing).toBeNull()
    const odd = await asker.ask('GET', address(ours, '&livestock_enterprise_ids=steers'))
    expect(odd).toMatchObject({ status: 422 })
    expect(odd.text).toContain('Name enterprises by their numbers')
  })

  test('stand beside those of the periods before', async () => {
    const next = await listed(db, 'periods', '2024-25')
    const { farm } = ours
    await insertRow(db, 'farm_period', { farm_id: farm, period_id: next, status: 'In progress' })
    const told = await of(asker.ask, { farm, period: next })
    expect(told.classes).toEqual([])
    expect(told.earlier).toHaveLength(1)
    const [{ period, total, enterprises } = expect.fail('nothing before')] = told.earlier
    expect(period).toBe('2023-24')
    expect(total.head.expected).toBe(653)
    expect(enterprises.map(one => one.of?.id)).toContain(enterprise)
  })

  test('of yearly sheets, where the ledger holds nothing', async () => {
    const place = await emptyFarm(db, 'Sheets')
    await insertRow(db, 'livestock_inventory_collections', {
      farm_id: place.farm,
      period_id: place.period,
      livestock_class_id: await listed(db, 'livestock_classes', cows),
      opening_number: 100,
      closing_number: 90,
      closing_value: 1200_00,
    })
    const { classes, enterprises } = await of(asker.ask, place)
    expect(classes[0]?.head).toMatchObject({ expected: 100, closing: 90, difference: -10 })
    expect(classes[0]?.value?.closing).toBe(108_000_00)
    expect(enterprises.map(one => one.of)).toEqual([null])
  })
})

describe('somebody', () => {
  test('of the farm is told all of it', async () => {
    expect(await of(asker.as(grower()))).toEqual(await of())
  })

  test('who sees no money is told none, nor anything that tells it', async () => {
    const told = await of(asker.as(somebody(3, { farms: [ours.farm] })))
    const all = [...told.classes, ...told.enterprises, ...told.species, told.total]
    expect(all.map(one => one.value)).toEqual(all.map(() => null))
    const { head, kilograms, measures } = cattleIn(told)
    expect(head.closing).toBe(653)
    expect(kilograms.closing).toBe(298_565)
    expect(measures).toMatchObject({
      profit: null,
      inventory_change: null,
      price_per_head: null,
      price_per_kg: null,
      profit_per_dse: null,
    })
    // Without its money the answer is, to the letter, what it is with it.
    const blind = JSON.stringify(await of(), (key, value: unknown) =>
      key === 'value' || key === 'margins' || moneyNames.has(key) ? null : value,
    )
    expect(JSON.stringify(told)).toBe(blind)
  })

  test.each([
    ['livestock_sale_events', { sale: 0, death: 15 }],
    ['livestock_death_events', { sale: 321, death: 0 }],
    ['livestock_transfer_events', { 'transfer in': 0, 'transfer out': 0 }],
    ['livestock_reproduction_lifecycles', { birth: 0 }],
    ['livestock_opening_events', { opening: 0 }],
  ])('never counts %s that are kept from them', async (kept, moved) => {
    const viewer = { ...grower(), abilities: [forbidding(kept)] }
    expect(cattleIn(await of(asker.as(viewer))).head.moved).toMatchObject(moved)
  })

  test('counts a single row that is kept from them nowhere', async () => {
    const one = { ...forbidding('livestock_sale_events'), entityId: theSale }
    const told = await of(asker.as({ ...grower(), abilities: [one] }))
    expect(cattleIn(told).head.moved.sale).toBe(321 - 75)
  })

  test('without the ledger or the counts is told of none', async () => {
    const abilities = ['livestock_ledgers', 'livestock_closing_events'].map(forbidding)
    expect((await of(asker.as({ ...grower(), abilities }))).classes).toEqual([])
  })

  test('else is told that there is no such farm', async () => {
    for (const viewer of [nobody(9), somebody(4, { farms: [ours.farm + 1000] })]) {
      expect((await asker.as(viewer)('GET', address(ours))).status).toBe(404)
    }
    const missing = await asker.ask('GET', '/api/v2/livestock-summary?farm_id=1')
    expect(missing).toMatchObject({ status: 422 })
  })
})

const moneyNames = new Set([
  'profit',
  'inventory_change',
  'price_per_head',
  'price_per_kg',
  'profit_per_dse',
])
