import { expect, test } from 'vitest'
import { comparedRows, differenceOf } from './compared-rows.ts'
import type { PeriodFigures } from './compared-rows.ts'

type Crops = PeriodFigures['cropping']['crops']
const wheat = { id: 1, name: 'Wheat', unit: 't/ha', slug: 'wheat' }

function period(said: Partial<PeriodFigures>): PeriodFigures {
  const completeness = { score: 0.9, counts: [] }
  return { completeness, cropping: { crops: [] }, rain: undefined, ...said }
}
const head = (value: number) => ({
  score: 0.94,
  counts: [{ name: 'head', label: 'Closing livestock', value, unit: 'head' }],
})
const rowOf = (periods: readonly PeriodFigures[], key: string) =>
  comparedRows(periods).find(row => row.key === key)

test('a period that does not say a figure leaves it open, and there is no difference to it', () => {
  const row = rowOf([period({}), period({ completeness: head(85) })], 'head')
  expect(row).toMatchObject({ label: 'Closing livestock', unit: 'head', values: [null, 85] })
  expect(differenceOf({ values: [null, 85] }, 1)).toBeNull()
})

test('each period is set against the one before it', () => {
  const row = rowOf(
    [period({ completeness: head(85) }), period({ completeness: head(120) })],
    'head',
  )
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

test('area and yield of a crop are those of the cropping summary', () => {
  const line = { id: 5, paddock: { id: 9 }, crop: wheat, area: 40, statuses: [] }
  const taken = { quantity: 160, area: 40 }
  const crops = [
    { ...line, area_sown: 40, area_harvested: 40, taken, own_products: {}, ground: {} },
  ]
  const rows = comparedRows([period({ cropping: { crops: crops as unknown as Crops } })])
  expect(rows.find(({ label }) => label === 'Wheat, area')?.values).toEqual([40])
  expect(rows.find(({ label }) => label === 'Wheat, yield')).toMatchObject({
    unit: 't/ha',
    values: [4],
  })
})
