// Promises of the made-up stock, for farms of every kind.

import { describe, expect, test } from 'vitest'
import { addLand } from '../land/make-land.ts'
import { dseOf, stockClasses } from './classes.ts'
import type { StockClass } from './classes.ts'
import { isGrazed } from './size.ts'
import { addStock } from './stock.ts'
import {
  classOf,
  comesIn,
  enterpriseOf,
  keptBy,
  keyOf,
  linesOf,
  signed,
  sum,
} from './trial-ledger.ts'
import type { Row } from '../../rules/saving/save-rule.ts'
import { farmKinds, shippedNumbers, smallPlan, trialFarm } from '../trial-farm.ts'

const listed = shippedNumbers()
const trials = farmKinds.flatMap(kind =>
  ['red', 'black', 'loam', 'sand'].flatMap(seed => [
    { title: `${kind}, full, ${seed}`, making: trialFarm({ kind, seed }, listed) },
    { title: `${kind}, small, ${seed}`, making: trialFarm({ kind, seed, ...smallPlan }, listed) },
  ]),
)
const farms = trials.map(({ title, making }) => {
  const land = addLand(making)
  addStock(making, land)
  return { title, making, land }
})
const stocked = farms.filter(({ making }) => keptBy(making, 'livestock_ledgers').length > 0)

describe('the stock of made-up farms', () => {
  test('is on every mixed, sheep and beef farm, and on no other', () => {
    const kinds = new Set(stocked.map(({ making }) => making.plan.kind))
    expect([...kinds].toSorted()).toEqual(['beef', 'mixed', 'sheep'])
    for (const { making } of farms) {
      if (kinds.has(making.plan.kind)) expect(keptBy(making, 'livestock_ledgers')).not.toEqual([])
    }
  })

  test('is run in two enterprises, but on small mixed farms with room for one alone', () => {
    for (const { making } of stocked) {
      const count = keptBy(making, 'farm_livestock_enterprises').length
      expect(keptBy(making, 'farm_livestock_enterprise_periods')).toHaveLength(count * 4)
      if (making.plan.kind === 'mixed' && !making.plan.full) expect([1, 2]).toContain(count)
      else expect(count).toBe(2)
    }
  })

  test('is the same for the same seed', () => {
    const again = () => {
      const making = trialFarm({ kind: 'sheep', seed: 'again' }, listed)
      addStock(making, addLand(making))
      return making.rows.kept
    }
    expect(again()).toEqual(again())
  })
})

describe.each(stocked)('the stock ledger of a farm ($title)', ({ making, land }) => {
  const { plan } = making
  const lines = linesOf(making)
  const closings = keptBy(making, 'livestock_closing_events')
  const sheet = keptBy(making, 'livestock_inventory_collections')
  const periods = new Map(plan.periods.map(period => [period.id, period]))

  test('tells what became of every line, and once', () => {
    expect(lines).toHaveLength(keptBy(making, 'livestock_ledgers').length)
  })

  test('balances in every class, but for five steers of the last full beef period', () => {
    const computed = new Map<string, number>()
    for (const line of lines) computed.set(line.key, (computed.get(line.key) ?? 0) + signed(line))
    const stated = new Map(closings.map(row => [keyOf(row), Number(row['number'])]))
    expect([...stated.keys()].toSorted()).toEqual([...computed.keys()].toSorted())
    const apart = [...computed].filter(([key, head]) => stated.get(key) !== head)
    if (plan.kind !== 'beef' || !plan.full) return expect(apart).toEqual([])
    expect(apart).toHaveLength(1)
    const [key = '', head = 0] = apart[0] ?? []
    expect(head - (stated.get(key) ?? 0)).toBe(5)
    expect(key.endsWith(` ${plan.periods.at(-1)?.id}`)).toBe(true)
  })

  test('opens each period with what the last one closed with, number and weight', () => {
    const openings = lines.filter(({ kind }) => kind === 'opening')
    for (const [place, { id }] of plan.periods.entries()) {
      const before = plan.periods[place - 1]
      if (!before) continue
      const closed = closings
        .filter(row => row['period_id'] === before.id && Number(row['number']) > 0)
        .map(row => [keyOf({ ...row, period_id: id }), row['number'], row['weight']].join(' '))
      const opened = openings
        .filter(line => line.period === id)
        .map(({ key, head, weight }) => [key, head, weight].join(' '))
      expect(opened.toSorted()).toEqual(closed.toSorted())
    }
  })

  test('opens on the first day and moves nothing outside its period', () => {
    for (const { kind, date, period } of lines) {
      const { start = '', end = '' } = periods.get(period) ?? {}
      expect(date >= start && date <= end).toBe(true)
      expect(date === start).toBe(kind === 'opening')
    }
  })

  test('never moves more out of a class than is there, on any day', () => {
    for (const ofClass of Map.groupBy(lines, ({ key }) => key).values()) {
      const days = Map.groupBy(ofClass, ({ date }) => date)
      let left = 0
      for (const day of [...days.keys()].toSorted()) {
        left += sum((days.get(day) ?? []).map(signed))
        expect(left).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('moves whole animals, as many out of one class as into the other', () => {
    for (const { head } of lines) expect(Number.isInteger(head) && head > 0).toBe(true)
    const ledgers = keptBy(making, 'livestock_ledgers')
    for (const transfer of keptBy(making, 'livestock_transfer_events')) {
      const out = ledgers[-Number(transfer['out_livestock_ledger_id']) - 1] ?? {}
      const into = ledgers[-Number(transfer['in_livestock_ledger_id']) - 1] ?? {}
      const facts = (row: Row) => [row['number'], row['weight'], row['entry_date']]
      expect(facts(out)).toEqual(facts(into))
      expect(keyOf(out)).not.toBe(keyOf(into))
    }
  })

  test('loses no more than happens on a farm, and says why', () => {
    const byKey = Map.groupBy(lines, ({ key }) => key)
    for (const line of lines.filter(({ kind }) => kind === 'death')) {
      expect(line.notes).toMatch(/\w/)
      const ofClass = byKey.get(line.key) ?? []
      const deaths = sum(ofClass.filter(({ kind }) => kind === 'death').map(({ head }) => head))
      const came = sum(ofClass.filter(({ kind }) => comesIn(kind)).map(({ head }) => head))
      const most = line.species === 'sheep' ? 0.1 : line.stockClass.includes('bull') ? 0.03 : 0.05
      expect(deaths / came).toBeLessThanOrEqual(most)
    }
  })

  test('leaves no young unweaned at the end of a period', () => {
    const unweaned = closings.filter(row => classOf(making, row).endsWith('-unweaned'))
    expect(unweaned.map(row => row['number'])).toEqual(unweaned.map(() => 0))
  })

  test('keeps weights and prices inside the bands', () => {
    for (const line of lines) {
      const [least, most] = weightBands[line.stockClass] ?? [10, 900]
      expect(line.weight).toBeGreaterThanOrEqual(least)
      expect(line.weight).toBeLessThanOrEqual(most)
      if (line.kind !== 'sale' && line.kind !== 'purchase') continue
      expect(Number.isInteger(line.value)).toBe(true)
      const [cheap, dear] = line.species === 'sheep' ? [5_00, 600_00] : [100_00, 6_000_00]
      const perHead = line.value / line.head
      expect(perHead).toBeGreaterThan(cheap)
      expect(perHead).toBeLessThan(dear)
      const perKilogram = perHead / line.weight
      if (line.species === 'cattle') expect(perKilogram).toBeGreaterThan(1_00)
      if (line.species === 'cattle') expect(perKilogram).toBeLessThan(9_00)
    }
  })

  test('carries between 1 and 15 DSE on each grazed hectare, and stays near that', () => {
    for (const [place, { id }] of plan.periods.entries()) {
      const area = sum((land.paddocks[place] ?? []).filter(isGrazed).map(paddock => paddock.area))
      const own = sheet.filter(row => row['period_id'] === id)
      const fed = (end: 'opening' | 'closing') =>
        sum(
          own.map(
            row =>
              Number(row[`${end}_number`]) * dseOf(classOf(making, row), enterpriseOf(making, row)),
          ),
        )
      const [opening, closing] = [fed('opening'), fed('closing')]
      const perHectare = (opening + closing) / 2 / area
      expect(perHectare).toBeGreaterThan(1)
      expect(perHectare).toBeLessThan(15)
      expect(closing / opening).toBeGreaterThan(0.8)
      expect(closing / opening).toBeLessThan(1.25)
    }
  })

  test('has a value for each class that was counted, the same at both ends (R51)', () => {
    expect(sheet.map(keyOf).toSorted()).toEqual(closings.map(keyOf).toSorted())
    for (const row of sheet) {
      const { value } = stockClasses[classOf(making, row)]
      expect([row['opening_value'], row['closing_value']]).toEqual([value, value])
      const opened = lines.filter(({ key, kind }) => key === keyOf(row) && kind === 'opening')
      expect(row['opening_number']).toBe(sum(opened.map(({ head }) => head)))
    }
  })
})

const weightBands: Partial<Record<StockClass, readonly [number, number]>> = {
  'sheep/ewes-breeding': [30, 110],
  'sheep/wether-lambs-weaned': [18, 70],
  'sheep/ewe-lambs-weaned': [18, 70],
  'sheep/rams': [40, 150],
  'cattle/cows-breeding': [300, 850],
  'cattle/cull-cows': [300, 850],
  'cattle/bulls-working': [400, 1_200],
  'cattle/weaner-steers': [100, 420],
  'cattle/weaner-heifers': [100, 420],
  'cattle/steers-1-2-years': [200, 900],
  'cattle/trading-steers': [200, 900],
}
