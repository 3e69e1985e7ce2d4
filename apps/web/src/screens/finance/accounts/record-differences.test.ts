import { placedStatement } from '@furrow/farming/accounts/placed-statement'
import { accountFields } from '@furrow/catalogue/accounts/account-fields'
import type { KeptLine } from '@furrow/farming/accounts/kept-statement'
import { expect, test } from 'vitest'
import {
  comparedFigures,
  figureDifferences,
  figuresWithout,
  fromRowsIn,
} from './record-differences.ts'

const account = (name: string, cents: number, field: string): KeptLine => ({
  sheet: '',
  row: 1,
  code: null,
  name,
  sections: [],
  part: cents < 0 ? 'expense' : 'income',
  cents,
  parts: [{ field, subtracts: false, share: 10_000 }],
  setAsideReason: null,
})
const placed = (lines: readonly KeptLine[]) => lines.map(line => ({ line, choice: line }))
const record = {
  exp_seed: 50_00,
  oh_rates: 10_00,
  sheep_income: 900_00,
  origins: { exp_seed: { from: 'typed' }, sheep_income: { from: 'rows' } },
}
const seed = account('Seed', -20_00, 'exp_seed')
const rates = account('Rates', -30_00, 'oh_rates')
const lambs = account('Lambs', 850_00, 'sheep_income')

test('each figure stands beside what it was and what it will be', () => {
  const own = placed([seed, account('Canola seed', -5_00, 'exp_seed'), lambs])
  expect(figureDifferences({ own, others: [], replaced: [] }, record, { exp_seed: 44_00 })).toEqual(
    [{ name: 'exp_seed', now: 50_00, from: 'typed', said: 25_00, after: 25_00, lastPeriod: 44_00 }],
  )
})

test('two statements of a period count together, and one that is replaced no more', () => {
  const told = figureDifferences(
    { own: placed([seed]), others: [seed], replaced: [rates] },
    record,
    {},
  )
  expect(told.map(({ name, said, after }) => [name, said, after])).toEqual([
    ['exp_seed', 20_00, 40_00],
    ['oh_rates', null, null],
  ])
})

test('what follows from rows is compared', () => {
  expect([...fromRowsIn(record)]).toEqual(['sheep_income'])
  const statement = placedStatement(accountFields, placed([lambs]), fromRowsIn(record))
  expect(comparedFigures(statement, record)).toEqual([
    { name: 'sheep_income', recorded: 900_00, said: 850_00, difference: -50_00 },
  ])
})

test('of a total, what is left undivided is written with its lines', () => {
  const fertiliser = account('Fertiliser', -100_00, 'exp_fertiliser_total')
  const urea = account('Urea', -40_00, 'exp_fertiliser_n')
  const told = (lines: readonly KeptLine[]) =>
    figureDifferences({ own: placed(lines), others: [], replaced: [] }, undefined, undefined)
  expect(told([fertiliser, urea]).map(({ name, after }) => [name, after])).toEqual([
    ['exp_fertiliser_n', 40_00],
    ['exp_fertiliser_total', 140_00],
  ])
  expect(told([urea]).map(({ name }) => name)).toEqual(['exp_fertiliser_n'])
})

test('what is removed leaves what others said, and what someone typed since', () => {
  const stood = { ...record, exp_seed: 40_00, oh_rates: 31_00 }
  expect(figuresWithout([seed, rates], [seed], stood)).toEqual({ exp_seed: 20_00 })
  expect(figuresWithout([seed], [], { ...record, exp_seed: 20_00 })).toEqual({ exp_seed: null })
})
