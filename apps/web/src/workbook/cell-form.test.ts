import { expect, test } from 'vitest'
import { numberFormat } from './cell-form.ts'

test.each([
  [0, '#,##0'],
  [1, '#,##0.0'],
  [2, '#,##0.00'],
  [4, '#,##0.00##'],
])('a figure with up to %s decimals is shown with those that it has', (decimals, format) => {
  expect(numberFormat({ is: 'number', decimals })).toBe(format)
})

test('a figure without a say is shown as it is', () => {
  expect(numberFormat({ is: 'number' })).toBeUndefined()
})
