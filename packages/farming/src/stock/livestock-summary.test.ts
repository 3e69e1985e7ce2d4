import { describe, expect, test } from 'vitest'
import { herdA, herdPeriod, moved, stockOfClass } from './herd-for-tests.ts'
import { livestockSummary, stockOfEnterprises } from './livestock-summary.ts'
import type { NamedStock, StockRead } from './livestock-summary.ts'
import { feedByMonth } from './stock-group.ts'
import type { StockOfClass } from './stock-of-class.ts'
import { withTransferWorth } from './transfer-worth.ts'

const cattle = { id: 1, name: 'Cattle' }
const named = (stock: StockOfClass, place: number, enterprise = 7): NamedStock => ({
  class: { id: place + 1, name: stock.slug ?? '' },
  enterprise: { id: enterprise, name: `Enterprise ${enterprise}` },
  species: cattle,
  stock,
})

const read = (classes: readonly NamedStock[], more: Partial<StockRead> = {}): StockRead => ({
  classes,
  rounds: [],
  period: herdPeriod,
  grazedBy: new Map([[7, 1100]]),
  grazed: 1200,
  rain: 554,
  seesMoney: true,
  money: null,
  ...more,
})
const herd = herdA.map(one => named(one, herdA.indexOf(one)))

describe('herd A', () => {
  const { total, species, enterprises } = livestockSummary(read(herd))

  test('of its farm comes to what its classes come to', () => {
    expect(total.head).toMatchObject({ expected: 653, closing: 653, difference: 0 })
    expect(total.kilograms).toMatchObject({ closing: 298_565, grown: 143_455 })
    expect(total.value).toMatchObject({ closing: 840_200_00, profit: 444_644_00 })
  })

  test('stands on all that the farm grazes, an enterprise on its own hectares', () => {
    expect(total.measures.kilograms_per_ha).toBeCloseTo(143_455 / 1200, 10)
    expect(enterprises[0]?.grazed).toBe(1100)
    expect(species[0]?.measures.kilograms_per_ha).toBeCloseTo(130.41, 2)
  })

  test('tells no money to who sees none', () => {
    const told = livestockSummary(read(herd, { seesMoney: false }))
    expect(told.total).toMatchObject({ value: null, head: total.head, kilograms: total.kilograms })
    expect(told.total.measures).toMatchObject({ profit: null, price_per_kg: null })
    expect(told.total.measures.kilograms).toBe(143_455)
  })
})

test('enterprises are compared by what the summary says of them', () => {
  const classes = herdA.map((one, place) => named(one, place, 7 + (place % 2)))
  for (const seesMoney of [true, false]) {
    const all = read(classes, { seesMoney })
    const { enterprises, margins } = livestockSummary(all)
    const compared = stockOfEnterprises(all)
    expect(compared.enterprises).toHaveLength(2)
    expect(enterprises).toMatchObject(compared.enterprises)
    expect(compared.margins).toEqual(margins)
  }
})

test('differences that make up for each other are still told', () => {
  const counts = [12, 8].map((counted, place) =>
    named(stockOfClass({ counted, movements: [moved('opening', 10)] }), place),
  )
  const { total } = livestockSummary(read(counts))
  expect(total).toMatchObject({ off: 2, uncounted: 0 })
  expect(total.head.difference).toBe(0)
})

test('what should be left and was not counted is no difference yet', () => {
  const { total } = livestockSummary(
    read([named(stockOfClass({ movements: [moved('opening', 10)] }), 0)]),
  )
  expect(total).toMatchObject({ off: 0, uncounted: 1 })
  expect(total.head).toMatchObject({ difference: null, closing: null, expected: 10 })
})

describe('of a filter', () => {
  const both = [...herd, named(stockOfClass({ counted: 5 }), 20, 8)]

  test('only that enterprise counts, on its own hectares', () => {
    const told = livestockSummary(read(both), { livestockEnterpriseIds: [7] })
    expect(told.classes).toHaveLength(6)
    expect(told.total.grazed).toBe(1100)
    expect(told.enterprises.map(one => one.of?.id)).toEqual([7])
  })

  test('two enterprises of which one does not say graze nobody knows how much', () => {
    const told = livestockSummary(read(both), { livestockEnterpriseIds: [7, 8] })
    expect(told.total.grazed).toBeNull()
  })

  test('another species has none of it', () => {
    expect(livestockSummary(read(both), { livestockTypeIds: [2] }).classes).toEqual([])
  })
})

describe('what goes over to another enterprise', () => {
  const away = { ...moved('transfer out', 40), left: '7 1' }
  const here = { ...moved('transfer in', 40), left: '7 1' }
  const from = stockOfClass({
    standardValue: 500_00,
    counted: 60,
    movements: [moved('opening', 100), away],
  })
  const into = stockOfClass({ standardValue: 900_00, counted: 40, movements: [here] })
  const [one, other] = withTransferWorth([
    { key: '7 1', stock: from },
    { key: '8 2', stock: into },
  ])

  test('counts on both sides for what it counted for where it came from (T26)', () => {
    expect(one?.stock.movements[1]).toMatchObject({ value: 20_000_00 })
    expect(other?.stock.movements[0]).toMatchObject({ value: 20_000_00 })
  })

  test('so that each earns its own, and the farm does not see it', () => {
    const told = livestockSummary(
      read([named(one?.stock ?? from, 0), named(other?.stock ?? into, 1, 8)]),
    )
    const profits = told.enterprises.map(group => group.value?.profit)
    // 60 × 500 + 40 × 500 − 100 × 500, and 40 × 900 − 40 × 500.
    expect(profits).toEqual([0, 16_000_00])
    expect(told.total.value?.profit).toBe(16_000_00)
  })
})

describe('feed by month', () => {
  test('is what was there on an average day of each', () => {
    const steers = stockOfClass({
      dse: 8,
      movements: [moved('opening', 100), moved('sale', 50, { day: '2024-02-15' })],
    })
    const months = feedByMonth([steers], herdPeriod)
    expect(months).toHaveLength(12)
    expect(months[0]).toEqual({ month: '2023-07', dse: 800 })
    // 14 days with 100, and 15 with 50: 2,150 head days over 29.
    expect(months[7]?.month).toBe('2024-02')
    expect(months[7]?.dse).toBeCloseTo(593.103448, 6)
    expect(months[8]).toEqual({ month: '2024-03', dse: 400 })
  })

  test('is not known while one of them has no rating, but for those that were not there', () => {
    const unrated = stockOfClass({
      dse: null,
      movements: [moved('purchase', 5, { day: '2023-09-10' })],
    })
    const months = feedByMonth([unrated], herdPeriod)
    expect(months.slice(0, 4).map(({ dse }) => dse)).toEqual([0, 0, null, null])
  })
})

test('a herd gains so much a day and head', () => {
  const steers = stockOfClass({
    counted: 100,
    countedWeight: 383,
    movements: [moved('opening', 100, { weight: 200 })],
  })
  const { total } = livestockSummary(read([named(steers, 0)]))
  expect(total.measures.daily_gain).toBe(0.5)
})
