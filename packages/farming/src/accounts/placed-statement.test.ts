import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costLine, fewAccounts, incomeLine } from './few-accounts-for-tests.ts'
import type { ChosenPart, LineChoice } from './line-choice.ts'
import { placedStatement } from './placed-statement.ts'
import type { PlacedLine, PlacedSide } from './placed-statement.ts'
import type { AccountLine, StatementPart } from './account-line.ts'

const { fields } = fewAccounts
const part = (field: string, share = 10_000, cents?: number): ChosenPart => {
  return { field, subtracts: false, share, ...(cents !== undefined && { cents }) }
}
const to = (...parts: readonly ChosenPart[]): LineChoice => ({ parts, setAsideReason: null })
const aside = (setAsideReason: string): LineChoice => ({ parts: [], setAsideReason })
const centsOf = ({ byField }: PlacedSide) =>
  Object.fromEntries([...byField].map(([field, { cents }]) => [field, cents]))

function expectNothingLost(side: PlacedSide, lines: readonly AccountLine[]) {
  const { takenCents, comparedCents, setAsideCents, unplacedCents, sumCents } = side
  expect(takenCents + comparedCents + setAsideCents + unplacedCents).toBe(sumCents)
  expect(sumCents).toBe(lines.reduce((sum, { cents }) => sum + cents, 0))
}

describe('as the record wants it', () => {
  test('sales and costs are above 0, stock bought and refunds take away', () => {
    const { profit } = placedStatement(fields, [
      { line: incomeLine('Cattle Sales', { cents: 900 }), choice: to(part('cattle_income')) },
      { line: costLine('Cattle Purchases', { cents: -300 }), choice: to(part('cattle_income')) },
      { line: costLine('Fuel', { cents: -250 }), choice: to(part('oh_fuel_oil')) },
      { line: costLine('Fuel refund', { cents: 50 }), choice: to(part('oh_fuel_oil')) },
    ])
    expect(centsOf(profit)).toEqual({ cattle_income: 600, oh_fuel_oil: 200 })
    expect(profit.takenCents).toBe(400)
  })

  test('a total that was left undivided holds its lines, too', () => {
    const { profit } = placedStatement(fields, [
      { line: costLine('Fert', { cents: -100_000 }), choice: to(part('exp_fertiliser_total')) },
      { line: costLine('Urea', { cents: -20_000 }), choice: to(part('exp_fertiliser_n')) },
    ])
    expect(centsOf(profit)).toEqual({ exp_fertiliser_total: 120_000, exp_fertiliser_n: 20_000 })
    expect(profit.byField.get('exp_fertiliser_total')?.undividedCents).toBe(100_000)
    expect(profit.takenCents).toBe(-120_000)
  })

  test('what the record has from its rows is compared, not taken', () => {
    const lines: PlacedLine[] = [
      { line: incomeLine('Cattle Sales', { cents: 900 }), choice: to(part('cattle_income')) },
      { line: costLine('Fuel', { cents: -250 }), choice: to(part('oh_fuel_oil')) },
    ]
    const { profit } = placedStatement(fields, lines, new Set(['cattle_income']))
    expect(centsOf(profit)).toEqual({ oh_fuel_oil: 250 })
    expect(profit.compared.get('cattle_income')?.cents).toBe(900)
    expect(profit.comparedCents).toBe(900)
  })

  test('balances stand apart from profit, loans and money in the bank both above 0', () => {
    const bank = costLine('Cheque A/c', { part: 'asset', cents: 700 })
    const loan = costLine('NAB O/D', { part: 'liability', cents: -400 })
    const { profit, balance } = placedStatement(fields, [
      { line: costLine('Fuel', { cents: -250 }), choice: to(part('oh_fuel_oil')) },
      { line: bank, choice: to(part('owned_cash_fmd_val')) },
      { line: loan, choice: to(part('overdraft_liab')) },
    ])
    expect(profit.sumCents).toBe(-250)
    expect(centsOf(balance)).toEqual({ owned_cash_fmd_val: 700, overdraft_liab: 400 })
    expectNothingLost(balance, [bank, loan])
  })
})

describe('what is left', () => {
  test('of a split is to be placed, or set aside with its reason', () => {
    const lines = [costLine('Rent', { cents: -1000 }), costLine('Loan', { cents: -1000 })]
    const [rent, loan] = lines as [AccountLine, AccountLine]
    const { profit } = placedStatement(fields, [
      { line: rent, choice: to(part('interest_cost', 2500)) },
      { line: loan, choice: { parts: [part('interest_cost', 2500)], setAsideReason: 'Private.' } },
    ])
    expect(profit.unplaced).toEqual([{ line: rent, cents: -750, reason: null }])
    expect(profit.setAside).toEqual([{ line: loan, cents: -750, reason: 'Private.' }])
    expectNothingLost(profit, lines)
  })

  test('a choice that does not fit places nothing, and amounts hold as typed', () => {
    const line = costLine('Rent', { cents: -1000 })
    const over = placedStatement(fields, [
      { line, choice: to(part('interest_cost', 9000), part('oh_fuel_oil', 2000)) },
    ])
    expect(over.profit.unplacedCents).toBe(-1000)
    const typed = to(part('interest_cost', 3333, -333), part('oh_fuel_oil', 6667, -667))
    expect(centsOf(placedStatement(fields, [{ line, choice: typed }]).profit)).toEqual({
      interest_cost: 333,
      oh_fuel_oil: 667,
    })
  })
})

test('nothing is ever lost, to the cent', () => {
  const statementParts: readonly (StatementPart | null)[] = [
    ...(['income', 'cost of sales', 'expense', 'other income', 'asset', 'liability'] as const),
    null,
  ]
  const choice = fc.option(
    fc.record({
      parts: fc.array(
        fc.record({
          field: fc.constantFrom(...Object.keys(fields)),
          subtracts: fc.boolean(),
          share: fc.integer({ min: 0, max: 5000 }),
        }),
        { maxLength: 4 },
      ),
      setAsideReason: fc.option(fc.constant('Someone said so.')),
    }),
  )
  const placed = fc.record({
    line: fc
      .record({
        cents: fc.integer({ min: -1e9, max: 1e9 }),
        part: fc.constantFrom(...statementParts),
      })
      .map(told => costLine('Fuel', told)),
    choice,
  })
  fc.assert(
    fc.property(fc.array(placed), fc.subarray(Object.keys(fields)), (lines, fromRows) => {
      const { profit, balance } = placedStatement(fields, lines, new Set(fromRows))
      const isBalance = ({ part: of }: AccountLine) => of === 'asset' || of === 'liability'
      const all = lines.map(({ line }) => line)
      expectNothingLost(balance, all.filter(isBalance))
      expectNothingLost(
        profit,
        all.filter(line => !isBalance(line)),
      )
    }),
  )
})

test('what is set aside whole is not in any figure', () => {
  const { profit } = placedStatement(fields, [
    { line: costLine('Suspense', { cents: -5 }), choice: aside('Not allocated.') },
  ])
  expect(profit).toMatchObject({ takenCents: 0, setAsideCents: -5, unplacedCents: 0 })
})
