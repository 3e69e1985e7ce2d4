import { expect, test } from 'vitest'
import { lineOf, movesOf } from '../stock/stock-for-tests.ts'
import type { ClassRow } from './class-row.ts'
import type { EnterpriseAsked } from './enterprise-in-hand.ts'
import { fieldsOfFix, fixesOf, givenOf } from './fixes.ts'
import { lackingClasses, stockQuestions } from './stock-questions.ts'

const steers = { id: 32, name: 'Steers', unweaned: false }

function classRow(values: Partial<Record<keyof ClassRow, unknown>> = {}): ClassRow {
  return { id: 32, name: 'Steers', stockClass: steers, ...values } as unknown as ClassRow
}

function enterprise(values: Partial<EnterpriseAsked> = {}): EnterpriseAsked {
  const nothing = { rows: [], moves: [], rounds: [], answers: {}, seesMoney: true, breeds: false }
  return { id: 22, name: 'Trading', species: undefined, ...nothing, ...values }
}

const namesOf = (asked: EnterpriseAsked) => stockQuestions(asked).map(({ name }) => name)

test('of stock that is traded nothing is asked about breeding', () => {
  const trading = namesOf(enterprise())
  const breeding = namesOf(enterprise({ breeds: true }))
  expect(trading).toContain('sales.any')
  expect(trading).not.toContain('joining.any')
  expect(breeding).toContain('joining.any')
})

test('that something did not happen is an answer, and nothing is asked of what is there', () => {
  const [opened] = movesOf(['livestock_opening_events', { number: 20, weight: 300 }])
  const moves = movesOf(['livestock_sale_events', {}, { total_value: null }])
  const asked = enterprise({
    rows: [classRow({ id: 11, opening: opened })],
    moves,
    answers: { 'purchases.any': 'none' },
  })
  const found = stockQuestions(asked)
  expect(found.find(({ name }) => name === 'purchases.any')?.state).toBe('none')
  expect(found.map(({ name }) => name)).not.toContain('opening.weight')
  const value = found.find(({ name }) => name === 'sales.value')
  expect(value && lackingClasses(value)).toBe('Not filled in for Steers.')
})

test('who sees no money is not asked what was paid', () => {
  const moves = movesOf(['livestock_sale_events', {}, { total_value: null }])
  const asked = enterprise({ rows: [classRow({ id: 11 })], moves, seesMoney: false })
  expect(namesOf(asked)).not.toContain('sales.value')
})

test('an opening that is not what last period closed with needs a word', () => {
  const opening = { line: lineOf(1, { number: 18, weight: 300 }) }
  const lastClosing = { number: 20 }
  const bare = enterprise({ rows: [classRow({ opening, lastClosing })] })
  expect(namesOf(bare)).toContain('opening.difference')
  const told = { line: lineOf(1, { number: 18, weight: 300, notes: 'Two at the neighbour’s.' }) }
  const explained = enterprise({ rows: [classRow({ opening: told, lastClosing })] })
  expect(namesOf(explained)).not.toContain('opening.difference')
})

const off = (difference: number) => classRow({ line: { head: { difference, expected: 20 } } })

test('too few are fixed by what went, too many by what came', () => {
  const kinds = (difference: number) =>
    fixesOf(off(difference), { breeds: true }).map(one => one.kind)
  expect(kinds(-5)).toEqual(['sale', 'death', 'transfer', 'adjustment out'])
  expect(kinds(5)).toEqual(['purchase', 'transfer', 'adjustment in'])
  const calves = classRow({ line: off(5).line, stockClass: { ...steers, unweaned: true } })
  expect(fixesOf(calves, { breeds: true })[0]).toMatchObject({ name: 'Births', step: 'marking' })
})

test('a transfer that was forgotten goes the way that is missing', () => {
  const [, , went] = fixesOf(off(-5), { breeds: false })
  const [, came] = fixesOf(off(5), { breeds: false })
  if (!went || !came) throw new Error('There are both.')
  expect(givenOf(went, classRow(), 22)).toMatchObject({ 'line.livestock_class_id': 32 })
  expect(givenOf(came, classRow(), 22)).toMatchObject({ 'into.livestock_class_id': 32 })
  expect(fieldsOfFix(came)).toContain('line.livestock_class_id')
  expect(fieldsOfFix(went)).toContain('into.livestock_class_id')
})
