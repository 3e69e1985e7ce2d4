import { expect, test } from 'vitest'
import type { CellKind } from './cell-kind.ts'
import { readCell } from './read-cell.ts'

const number: CellKind = { is: 'number' }
const everyKind: readonly CellKind[] = [
  { is: 'text' },
  number,
  { is: 'money' },
  { is: 'percent' },
  { is: 'day' },
  { is: 'flag' },
  { is: 'choice', options: [] },
  { is: 'own', read: () => ({ wrong: 'never asked' }), show: String },
]

test.each(everyKind)('nothing typed is no value: $is', kind => {
  for (const text of ['', '  ', '\r\n']) expect(readCell(kind, text)).toEqual({ value: null })
})

test.each([
  ['1,234.5', 1234.5],
  ['(1,200)', -1200],
  ['-5', -5],
  ['12 ha', 12],
  ['12ha', 12],
  [' 38.50 ', 38.5],
])('the number %s', (text, value) => {
  expect(readCell(number, text, 'ha')).toEqual({ value })
})

test('what is no number is said with what would be one', () => {
  expect(readCell(number, '12,5')).toEqual({
    wrong: '“12,5” is not a number. Write it like 1,234.5.',
  })
  // Another unit than the column’s is not passed over.
  expect(readCell(number, '12 ac', 'ha')).toHaveProperty('wrong')
})

test.each([
  ['$12', 1200],
  ['-$1,234.50', -123450],
  ['($5)', -500],
  ['12.345', 1235],
])('the amount %s', (text, value) => {
  expect(readCell({ is: 'money' }, text)).toEqual({ value })
})

test.each([
  ['45%', 0.45],
  ['45', 0.45],
  ['7 %', 0.07],
  ['(2.5%)', -0.025],
])('the share %s', (text, value) => {
  expect(readCell({ is: 'percent' }, text)).toEqual({ value })
})

test.each(['yes', 'Y', 'TRUE', 'true', '1', 'x', ' X '])('%s is a yes', text => {
  expect(readCell({ is: 'flag' }, text)).toEqual({ value: true })
})

test.each(['no', 'N', 'FALSE', '0'])('%s is a no', text => {
  expect(readCell({ is: 'flag' }, text)).toEqual({ value: false })
})

test('what is wrong is said of each kind', () => {
  expect(readCell({ is: 'flag' }, 'maybe')).toEqual({ wrong: '“maybe” is neither Yes nor No.' })
  expect(readCell({ is: 'money' }, 'dear')).toEqual({
    wrong: '“dear” is not an amount. Write it like 1,234.50.',
  })
  expect(readCell({ is: 'percent' }, 'half')).toEqual({
    wrong: '“half” is not a percentage. Write it like 45.5.',
  })
})

test('a text loses the blanks around it, and may be too long', () => {
  const kind: CellKind = { is: 'text', max: 11 }
  expect(readCell(kind, '  River \r\nflat ')).toEqual({ value: 'River \nflat' })
  expect(readCell(kind, 'River flats.')).toEqual({
    wrong: 'This is too long: 12 characters, and at most 11 fit.',
  })
})

test('a screen’s own kind reads as the screen says', () => {
  const kind: CellKind = {
    is: 'own',
    read: text => (text === '38/4' ? { value: [38, 4] } : { wrong: 'no rain' }),
    show: String,
  }
  expect(readCell(kind, ' 38/4 ')).toEqual({ value: [38, 4] })
  expect(readCell(kind, '?')).toEqual({ wrong: 'no rain' })
})

test('half of a unit is very likely the whole of it, and is offered', () => {
  expect(readCell({ is: 'number' }, '46 kg', 'kg/ha')).toEqual({
    wrong: '“46 kg” is not in kg/ha.',
    offer: '46 kg/ha',
  })
  expect(readCell({ is: 'number' }, '46 kg/ha', 'kg/ha')).toEqual({ value: 46 })
  expect(readCell({ is: 'number' }, '46 lb', 'kg/ha')).not.toHaveProperty('offer')
  expect(readCell({ is: 'number' }, '46 kg', 't')).not.toHaveProperty('offer')
})
