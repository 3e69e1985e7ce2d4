import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import { originsOf } from '@furrow/farming/record/record-origins'
import { workedRecord } from '@furrow/farming/record/worked-record'
import type { Entered } from '@furrow/farming/record/worked-record'
import { expect, test } from 'vitest'
import { figureText, keptFigure, shownFigure } from '../kept-figures.ts'
import { figureRows } from './figure-row.ts'
import type { FigureRow, RecordOfPeriod } from './figure-row.ts'

/** A record as the server works it out of what was typed and what rows say. */
function recordOf(
  typed: Readonly<Record<string, number>>,
  rows: Readonly<Record<string, number>> = {},
): RecordOfPeriod {
  const entered = new Map(
    Object.entries(typed).map(([name, value]): [string, Entered] => [
      name,
      { value, from: 'typed' },
    ]),
  )
  const worked = workedRecord(recordPlan, { entered, rows, before: {} })
  const figures = Object.fromEntries([...worked].map(([name, { value }]) => [name, value]))
  return { id: 91, origins: originsOf(worked), ...figures }
}

function rowsOf(now: RecordOfPeriod): (name: string) => FigureRow {
  const rows = figureRows({ now, before: undefined, earlier: undefined })
  return name => rows.find(row => row.name === name) ?? expect.fail(name)
}

test('every figure of the record is a row, and words are none', () => {
  const rows = figureRows({ now: undefined, before: undefined, earlier: undefined })
  expect(rows).toHaveLength(recordPlan.order.length)
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(recordPlan.order))
  expect(rows.filter(({ isTwin }) => isTwin).length).toBeGreaterThan(200)
})

test('money is shown in dollars and shares in per cent, and kept as they are kept', () => {
  const row = rowsOf(recordOf({ oh_accounting: 4_000_50, water_allocation_pct: 0.888 }))
  const [fees, share] = [row('oh_accounting'), row('water_allocation_pct')]
  expect([fees.unit, share.unit]).toEqual(['$', '%'])
  expect(shownFigure(fees.now, fees.field)).toBe(4000.5)
  expect(shownFigure(share.now, share.field)).toBe(88.8)
  expect(keptFigure(4000.5, fees.field)).toBe(4_000_50)
  expect(keptFigure(88.8, share.field)).toBe(0.888)
  expect(keptFigure(19.99, fees.field)).toBe(1999)
})

test('a figure in words has its unit behind it, on a scale in brackets', () => {
  expect(figureText(4.5, { kind: 'number', unit: 'FTE' })).toBe('4.5 FTE')
  expect(figureText(4, { kind: 'number', unit: '1-10' })).toBe('4 (1 to 10)')
  expect(figureText(1, { kind: 'number', unit: '0/1' })).toBe('1 (1 is yes, 0 no)')
})

test('each says where it is from, and what follows is not typed', () => {
  const row = rowsOf(recordOf({ oh_accounting: 100, days_owner: 240 }, { owned_ha: 2000 }))
  expect(row('oh_accounting')).toMatchObject({ origin: 'Typed', locked: undefined })
  expect(row('owned_ha').origin).toBe('From records')
  expect(row('owned_ha').locked).toMatch(/^Follows from .+ change it there\.$/)
  expect(row('fte_owner')).toMatchObject({ origin: 'Calculated', now: 1 })
  expect(row('fte_owner').locked).toMatch(/^Calculated/)
  expect(row('roam')).toMatchObject({ origin: '', locked: undefined, now: null })
})

test('a total of which lines are missing may be typed, and so may what is usual', () => {
  const row = rowsOf(recordOf({ oh_accounting: 100, days_owner: 240 }))
  expect(row('oh_total').locked).toBeUndefined()
  expect(row('owner_allowance_total').locked).toBeUndefined()
})

test('an opening that was carried over may be typed; what moved since then follows', () => {
  const origins = { opening_total_liab: { from: 'carried' } }
  const bought = { owned_land_val: 13_000_00, land_purchase_val: 0, land_sale_val: 0 }
  const moved = { opening_total_liab: 4_900_00, land_revaluation_val: 500_00 }
  const now = { id: 91, origins, ...bought, ...moved }
  const before = { id: 90, origins: {}, owned_land_val: 12_500_00, total_liab: 4_900_00 }
  const rows = figureRows({ now, before, earlier: undefined })
  const row = (name: string) => rows.find(one => one.name === name)
  expect(row('opening_total_liab')).toMatchObject({ origin: 'Carried over', locked: undefined })
  expect(row('land_revaluation_val')?.locked).toMatch(/^Calculated/)
})

test('a total beside its lines says what is not allocated, and one that gave way says both', () => {
  const total = recordOf({ oh_accounting: 4_000_00, oh_total: 10_000_00 })
  expect(rowsOf(total)('oh_total').question).toEqual({
    sentence: 'Its lines come to $4,000 of $10,000: $6,000 is not allocated to a line.',
    answer: 'Use the lines',
    gaveWay: false,
  })
  const typed = recordOf({ days_owner: 240, fte_owner: 2 })
  expect(rowsOf(typed)('fte_owner').question).toMatchObject({
    sentence: '2 FTE was typed, but 1 FTE follows from what is recorded.',
    gaveWay: true,
  })
  expect(rowsOf(typed)('days_owner').question).toBeUndefined()
})

test('what the submission fills in, and what is calculated from rows, is not typed', () => {
  const now = { id: 9, origins: {}, tonnes_per_fte: 1200, data_complete_pct: null }
  const rows = figureRows({ now, before: undefined, earlier: undefined })
  const locked = (name: string) => rows.find(row => row.name === name)?.locked
  expect(locked('data_complete_pct')).toMatch(/when the period is submitted/)
  expect(locked('tonnes_per_fte')).toMatch(/recorded on the farm/)
  expect(locked('bales_per_fte')).toBeUndefined()
})
