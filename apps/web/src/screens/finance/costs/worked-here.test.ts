import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import { costLines } from '@furrow/catalogue/finance/production-expenses'
import type { AccrualOfRecord } from '@furrow/farming/record/record-accruals'
import { movedAmounts } from '@furrow/farming/record/record-accruals'
import { originsOf } from '@furrow/farming/record/record-origins'
import { workedRecord } from '@furrow/farming/record/worked-record'
import type { Entered } from '@furrow/farming/record/worked-record'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RecordOfPeriod } from '../record/figure-row.ts'
import { profitFigures, profitLines } from './profit-lines.ts'
import { workedHere } from './worked-here.ts'

type Figures = Readonly<Record<string, number>>

/** As the server keeps it. */
function kept(typed: Figures, accruals: readonly AccrualOfRecord[], told: Figures = {}) {
  const entered = Object.entries(typed).map(([name, value]): [string, Entered] => [
    name,
    { value, from: 'typed' },
  ])
  const amounts = Object.entries(movedAmounts(accruals)).map(([name, n]) => [`rows(${name})`, n])
  const rows = { ...told, ...Object.fromEntries(amounts) }
  const worked = workedRecord(recordPlan, { entered: new Map(entered), rows, before: {} })
  const figures = Object.fromEntries([...worked].map(([name, { value }]) => [name, value]))
  return { id: 91, ...figures, origins: originsOf(worked) } as RecordOfPeriod
}

const nothing = { openingPrepaid: null, closingPrepaid: null, openingOwed: null, closingOwed: null }
const accrual = (line: string, openingOnHand: number, closingOnHand: number): AccrualOfRecord => ({
  line,
  openingOnHand,
  closingOnHand,
  ...nothing,
})
const shownOf = (record: RecordOfPeriod) =>
  Object.fromEntries([...profitFigures].map(name => [name, record[name] ?? null]))
const noneIsPending = () => false

test('what is typed is added up before it is saved, and what was carried over as well', () => {
  const record = kept({ exp_seed: 50_000, exp_fuel_direct: 20_000, oh_legal: 1000 }, [], {
    dryland_crop_income: 900_000,
  })
  const typed = { ...record, exp_seed: 60_000, oh_other: 500 }
  const accruals = [accrual('exp_seed', 5000, 12_000)]
  const isPending = (name: string) => name === 'exp_seed' || name === 'oh_other'
  const here = workedHere(typed, { before: undefined, accruals, isPending })
  expect(here).toMatchObject({
    exp_total: 80_000,
    exp_seed_2: 53_000,
    exp_total_2: 73_000,
    gross_income: 900_000,
    gross_margin: 827_000,
    oh_total: 1500,
    operating_profit: 825_500,
  })
  expect(here.origins).toMatchObject({
    exp_seed: { from: 'typed' },
    dryland_crop_income: { from: 'rows' },
  })
})

test('a figure that is emptied is not there, and a total over its lines says so', () => {
  const record = kept({ exp_seed: 50_000, exp_fuel_direct: 20_000 }, [])
  const emptied = { ...record, exp_seed: null, exp_total: 120_000 }
  const isPending = (name: string) => name === 'exp_seed' || name === 'exp_total'
  const here = workedHere(emptied, { before: undefined, accruals: [], isPending })
  expect(here).toMatchObject({ exp_seed: null, exp_total: 120_000, direct_cost: 120_000 })
  expect(here.origins).toMatchObject({ exp_total: { from: 'typed', lines: 20_000 } })
})

test('a record that is begun here has no origins yet; one that was kept before there were any is left', () => {
  const begun = { id: -4, origins: null, exp_seed: 700 }
  const isPending = (name: string) => name === 'exp_seed'
  const asked = { before: undefined, accruals: [], isPending }
  expect(workedHere(begun, asked)).toMatchObject({ exp_total: 700 })
  const old = { id: 4, origins: null, exp_seed: 700 }
  expect(workedHere(old, asked)).toBe(old)
})

test('nothing is another where nothing waits: the device says what the server says', () => {
  const lines = profitLines.filter(({ adds }) => adds.length === 0).map(({ name }) => name)
  const amounts = fc.dictionary(fc.constantFrom(...lines), fc.integer({ min: 0, max: 1e9 }), {
    maxKeys: 30,
  })
  const incomes = fc.constantFrom('dryland_crop_income', 'wool_income', 'water_sale_income')
  const told = fc.dictionary(incomes, fc.integer({ min: 0, max: 1e9 }))
  const carried = fc.uniqueArray(
    fc.tuple(fc.constantFrom(...costLines), fc.nat(1e7), fc.nat(1e7)),
    { selector: ([line]) => line, maxLength: 8 },
  )
  fc.assert(
    fc.property(amounts, carried, told, (typed, all, rows) => {
      const accruals = all.map(([line, opening, closing]) => accrual(line, opening, closing))
      const record = kept(typed, accruals, rows)
      const here = workedHere(record, { before: undefined, accruals, isPending: noneIsPending })
      expect(shownOf(here)).toEqual(shownOf(record))
      expect(here.origins).toEqual(record.origins)
    }),
    { numRuns: 60 },
  )
})
