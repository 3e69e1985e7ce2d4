import { expect, test } from 'vitest'
import { splitInWords } from './cost-sides.ts'

const words = (cropIncome: number | null, stockIncome: number | null, more: object = {}) =>
  splitInWords(
    { hasCrops: true, hasCropsToSell: true, cropIncome, stockIncome, ...more },
    { average_dse: 900 },
  )

test('how shared costs are split is said in per cents that come to 100', () => {
  expect(words(820_00, 180_00)).toBe(
    'Costs that crops and livestock share, such as fuel, are split by what crops and livestock earned: 82% and 18%.',
  )
  expect(words(2, 1)).toContain('66.7% and 33.3%')
})

test('where one side bears them all, it is said why', () => {
  expect(words(0, 180_00)).toBe(
    'Crops earned nothing in this period, so livestock bear costs that could be for either, such as fuel. Enter amounts where you know better.',
  )
  expect(words(820_00, -5)).toContain('Livestock earned nothing in this period, so crops bear')
  expect(words(0, 0)).toContain('Neither crops nor livestock earned anything')
  expect(words(null, 5, { hasCropsToSell: false })).toContain('Crops earned nothing')
  expect(words(null, 5)).toContain('What crops earned is not known yet, so crops bear')
  expect(words(5, null)).toContain('What livestock earned is not known yet, so crops bear')
})

test('a farm with one side alone has nothing to split', () => {
  expect(words(5, 5, { hasCrops: false })).toBeUndefined()
  expect(
    splitInWords({ hasCrops: true, hasCropsToSell: true, cropIncome: 5, stockIncome: null }, {}),
  ).toBeUndefined()
})
