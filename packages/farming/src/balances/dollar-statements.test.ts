import { describe, expect, test } from 'vitest'
import { boardFigures, dollarStatements, figuresBehind } from './dollar-statements.ts'
import type { NamedDebt } from './debt-statement.ts'
import type { BoardFigures, DollarRead } from './dollar-statements.ts'

const figures = (known: Partial<BoardFigures>): BoardFigures => ({
  ...(Object.fromEntries(boardFigures.map(name => [name, null])) as BoardFigures),
  ...known,
})
const debt = (more: Partial<NamedDebt>): NamedDebt => ({
  id: 5,
  name: 'Home block loan',
  kind: 'Term loan',
  opening: 500_000_00,
  borrowed: 50_000_00,
  repaid: 80_000_00,
  closing: 470_000_00,
  ...more,
})

function told(read: Partial<DollarRead>) {
  const none = { debts: [], incomes: [], stock: null, record: null, before: null }
  return new Map(dollarStatements({ ...none, ...read }).map(one => [one.key, one]))
}

describe('a debt', () => {
  const of = (more: Partial<NamedDebt>) => told({ debts: [debt(more)] }).get('debt 5')

  test('is what it was, with what was borrowed, less what was repaid', () => {
    expect(of({})).toMatchObject({
      title: 'Home block loan',
      left: { amount: 470_000_00 },
      closing: { amount: 470_000_00 },
      difference: 0,
      state: 'good',
      says: 'Adds up',
      behind: { place: 'debts', id: 5 },
    })
  })

  test('that the statement tells otherwise wants a look', () => {
    expect(of({ closing: 471_200_00 })).toMatchObject({
      difference: 1200_00,
      state: 'look',
      says: '$1,200 more owed than explained',
    })
    expect(of({ closing: 469_950_00 })).toMatchObject({
      state: 'good',
      says: '$50.00 apart: fees or rounding',
    })
  })

  test('of which something is not recorded is no 0', () => {
    expect(of({ opening: null })).toMatchObject({ difference: null, state: 'none' })
    expect(of({ closing: null })).toMatchObject({ difference: null, state: 'none' })
    expect(of({ borrowed: null, repaid: null })).toMatchObject({
      state: 'none',
      says: 'Needs what was borrowed and repaid',
    })
  })
})

const last = figures({
  owned_land_val: 9_000_000_00,
  owned_cash_fmd_val: 200_000_00,
  overdraft_liab: 50_000_00,
  total_liab: 2_000_000_00,
  equity_val: 7_200_000_00,
})
const before = { period: '2022-23', figures: last }

describe('net worth', () => {
  const of = (known: Partial<BoardFigures>) =>
    told({ record: figures({ ...last, ...known }), before }).get('net worth')

  test('moves by what its parts move by (I7)', () => {
    const found = of({
      owned_land_val: 9_500_000_00,
      owned_grain_on_hand_val: 30_000_00,
      total_liab: 1_900_000_00,
      equity_val: 7_830_000_00,
    })
    expect(found?.lines).toEqual([
      { label: 'Net worth, 2022–23', way: 'in', amount: 7_200_000_00 },
      { label: 'Land', way: 'in', amount: 500_000_00 },
      { label: 'Crops and stores on hand', way: 'in', amount: 30_000_00 },
      { label: 'Debts', way: 'in', amount: 100_000_00 },
    ])
    expect(found).toMatchObject({ difference: 0, state: 'good', says: 'Adds up' })
  })

  test('of a total that was entered beside its lines wants a look', () => {
    expect(of({ equity_val: 7_250_000_00 })).toMatchObject({
      difference: 50_000_00,
      state: 'look',
      says: '$50,000 of an entered total is in none of its lines',
    })
  })

  test('that is not known is no 0', () => {
    expect(of({ equity_val: null })).toMatchObject({ difference: null, state: 'none' })
    expect(told({ record: last }).has('net worth')).toBe(false)
  })
})

test('bills and what is overdrawn come and go: they are told only where someone says how', () => {
  const bills = debt({ kind: 'Creditors', borrowed: null, repaid: null })
  const overdraft = debt({ id: 6, kind: 'Overdraft', borrowed: null, repaid: null })
  expect(told({ debts: [bills, overdraft] }).size).toBe(0)
  expect(told({ debts: [{ ...bills, repaid: 0 }] }).has('debt 5')).toBe(true)
})

describe('cash', () => {
  const record = figures({
    owned_cash_fmd_val: 260_000_00,
    overdraft_liab: 0,
    free_cashflow: 140_000_00,
    off_farm_income: 20_000_00,
    creditors_liab: 10_000_00,
    debtors_val: 5_000_00,
  })
  const cash = (debts: readonly NamedDebt[], known: Partial<BoardFigures> = {}) =>
    told({ debts, before, record: { ...record, ...known } }).get('cash')

  test('is what it was, with free cash and loans, whatever was overdrawn', () => {
    const overdraft = debt({ id: 6, kind: 'Overdraft', borrowed: null, repaid: 50_000_00 })
    const found = cash([debt({ repaid: 105_000_00 }), overdraft])
    expect(found?.lines).toEqual([
      { label: 'Cash, 2022–23', way: 'in', amount: 150_000_00 },
      { label: 'Free cash of the year', way: 'in', amount: 140_000_00 },
      { label: 'Off-farm income', way: 'in', amount: 20_000_00 },
      { label: 'Borrowed', way: 'in', amount: 50_000_00 },
      { label: 'Repaid', way: 'out', amount: 105_000_00 },
      { label: 'Bills and tax still to pay', way: 'in', amount: 10_000_00 },
      { label: 'Owed to us', way: 'out', amount: 5_000_00 },
    ])
    expect(found).toMatchObject({ difference: 0, state: 'good' })
  })

  test('that is more or less than that wants a look', () => {
    expect(cash([], { principal_paid: 25_000_00 })).toMatchObject({
      difference: -30_000_00,
      state: 'look',
      says: '$30,000 less in the bank than explained',
    })
  })

  test('says what it needs', () => {
    expect(cash([], { owned_cash_fmd_val: null })).toMatchObject({
      state: 'none',
      says: 'Needs the cash of this period',
    })
    expect(told({ record }).get('cash')).toMatchObject({ says: 'Needs the cash of last period' })
    expect(cash([], { free_cashflow: null })).toMatchObject({
      difference: null,
      says: 'Needs profit, tax, drawings and capital spending',
    })
  })
})

describe('income', () => {
  const incomes = [
    { crop_id: 1, sold: 30_000_00, estimated: 3_100_00, kept: null, income: 33_100_00 },
  ]
  const crops = (crop_income: number | null) =>
    told({ incomes, record: figures({ crop_income }) }).get('crop income')

  test('of crops is what was sold and what is in storage', () => {
    expect(crops(33_100_00)).toMatchObject({
      lines: [{ amount: 30_000_00 }, { amount: 3_100_00 }],
      difference: 0,
      state: 'good',
    })
    expect(crops(40_000_00)).toMatchObject({
      difference: 6_900_00,
      state: 'look',
      says: '$6,900 more in the record',
    })
    expect(crops(null)).toMatchObject({ difference: null, state: 'none' })
  })

  test('of stock is its trading profit', () => {
    const moved = { sale: 90_000_00, purchase: 20_000_00, opening: 100_000_00 }
    const value = { moved, closing: 110_000_00, profit: 80_000_00 } as never
    const record = figures({ cattle_income: 60_000_00, sheep_income: 20_000_00 })
    expect(told({ stock: { value }, record }).get('stock income')).toMatchObject({
      left: { amount: 80_000_00 },
      closing: { amount: 80_000_00 },
      difference: 0,
      state: 'good',
    })
  })
})

test('what the record answers for says by which of its figures', () => {
  const read = { record: figures({}), before: { period: '2023-24', figures: figures({}) } }
  const ofRecord = [...told(read).values()].filter(({ behind }) => behind.place === 'record')
  expect(ofRecord.map(({ key }) => key)).toEqual(Object.keys(figuresBehind))
  const named = Object.values(figuresBehind).flat()
  expect(named.filter(name => !boardFigures.some(one => one === name))).toEqual([])
})
