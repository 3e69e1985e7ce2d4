import { expect, test } from 'vitest'
import { comparedRows, differenceOf } from './compared-rows.ts'
import type { PeriodFigures } from './compared-rows.ts'

function period(said: Partial<PeriodFigures>): PeriodFigures {
  return { score: 0.9, counts: [], area_sown: null, crops: [], rain: undefined, ...said }
}
const head = (value: number) => ({
  score: 0.94,
  counts: [{ name: 'head', label: 'Closing livestock', value, unit: 'head' }],
})
const rowOf = (periods: readonly PeriodFigures[], key: string) =>
  comparedRows(periods).find(row => row.key === key)

test('a period that does not say a figure leaves it open, and there is no difference to it', () => {
  const row = rowOf([period({}), period(head(85))], 'head')
  expect(row).toMatchObject({ label: 'Closing livestock', unit: 'head', values: [null, 85] })
  expect(differenceOf({ values: [null, 85] }, 1)).toBeNull()
})

test('each period is set against the one before it', () => {
  const row = rowOf([period(head(85)), period(head(120))], 'head')
  expect(row && differenceOf(row, 1)).toBe(35)
  expect(row && differenceOf(row, 0)).toBeNull()
  expect(differenceOf({ values: [0.1, 0.3] }, 1)).toBe(0.2)
})

test('what no period says is no line', () => {
  const keys = comparedRows([period({}), period({})]).map(({ key }) => key)
  expect(keys).toEqual(['score'])
})

test('rain with days missing is said with them', () => {
  const rain = { mm: 612.4, unread: 12 }
  expect(rowOf([period({ rain })], 'rain')).toMatchObject({
    values: [612.4],
    notes: ['12 days missing'],
  })
})

test('a crop has its area and its yield, and is open in a period that did not grow it', () => {
  const wheat = { id: 1, name: 'Wheat', unit: 't/ha', area: 40, yield: 4 }
  const rows = comparedRows([period({}), period({ area_sown: 40, crops: [wheat] })])
  expect(rows.find(({ label }) => label === 'Area sown')?.values).toEqual([null, 40])
  expect(rows.find(({ label }) => label === 'Wheat, area')?.values).toEqual([null, 40])
  expect(rows.find(({ label }) => label === 'Wheat, yield')).toMatchObject({
    unit: 't/ha',
    values: [null, 4],
  })
})
