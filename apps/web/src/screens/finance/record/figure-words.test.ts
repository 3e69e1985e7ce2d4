import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import { expect, test } from 'vitest'
import { formulaInNumbers, formulaInWords, usedFor } from './figure-words.ts'

test('a formula is said in the names of its figures, and with the numbers put in', () => {
  expect(formulaInWords('fte_owner')).toBe('Days of owners divided by 240')
  expect(formulaInWords('roam')).toBe('Operating profit divided by All managed assets')
  const record = { operating_profit: 1_242_150_00, managed_total_val: 28_000_000_00 }
  expect(formulaInNumbers('roam', record)).toBe('$1,242,150 divided by $28,000,000')
  expect(formulaInNumbers('roam', {})).toBe(
    'Operating profit (no data yet) divided by All managed assets (no data yet)',
  )
})

test('the period before is asked for its figures, and other records are named', () => {
  const values = { 'last(total_liab)': 4_900_000_00 }
  expect(formulaInNumbers('opening_total_liab', values)).toBe('$4,900,000')
  expect(formulaInNumbers('bales_per_fte', { fte_total: 4.5 })).toBe(
    'lint bales from the records divided by 4.5 FTE',
  )
})

test('a cost that was used up is said as it is reckoned', () => {
  expect(formulaInWords('exp_seed_2')).toBe(
    'Expense: seed plus the change in what is on hand, paid ahead and owed',
  )
})

test('a figure says what it is used for', () => {
  expect(usedFor('operating_profit')).toContain('Return on assets managed')
})

test('every formula can be said', () => {
  const said = [...recordPlan.formulas.keys()].map(formulaInWords)
  expect(said.length).toBeGreaterThan(400)
  expect(said.filter(words => !words || /undefined|last\(|rows\(/.test(words))).toEqual([])
})
