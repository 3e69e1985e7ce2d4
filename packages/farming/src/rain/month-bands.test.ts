import { expect, test } from 'vitest'
import { monthBands } from './month-bands.ts'

const march = (mm: readonly number[], read = 31) =>
  mm.map((fell, at) => ({ month: `${2010 + at}-03`, to: '', days: 31, read, mm: fell }))
const tenYears = [312, 355, 401, 428, 455, 472, 498, 533, 590, 671]

test('ten whole months of a name have a band, and fewer a median', () => {
  const bands = monthBands(march(tenYears))
  expect(bands).toHaveLength(12)
  expect(bands[2]).toEqual({ years: 10, middle: 463.5, dry: 355, wet: 533 })
  expect(monthBands(march(tenYears.slice(0, 3)))[2]).toEqual({
    years: 3,
    middle: 355,
    dry: undefined,
    wet: undefined,
  })
})

test('months that were not read whole do not count', () => {
  expect(monthBands(march(tenYears, 30))[2]).toMatchObject({ years: 0, middle: undefined })
})
