import { expect, test } from 'vitest'
import { figureArithmetic } from './figure-arithmetic.ts'

const figures = new Set(['area', 'income', 'size'])
const faultsIn = (text: string) =>
  figureArithmetic([{ path: 'apps/web/src/screens/a.tsx', text }], figures)

test.each([
  'const yieldOf = row => row.tonnes / row.area',
  'const more = (row.area ?? 0) + 1',
  'const left = 5 - row?.area!',
  'let sum = 0; for (const row of rows) sum += row.income',
  'const total = rows.reduce((sum, row) => sum + row.area, 0)',
])('reckoning with a figure is found: %s', text => {
  expect(faultsIn(text)).toEqual([expect.stringContaining(':1: reckons with')])
})

test.each([
  'const rows = all.toSorted((one, other) => (other.area ?? 0) - (one.area ?? 0))',
  'const kilobytes = file.size / 1024',
  'const isLarge = row.area > 5',
  'const next = place.column + 1',
])('what tells nobody a figure is left alone: %s', text => {
  expect(faultsIn(text)).toEqual([])
})
