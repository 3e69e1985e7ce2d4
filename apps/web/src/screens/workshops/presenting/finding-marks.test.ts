import { expect, test } from 'vitest'
import { findingOf } from './findings-for-tests.ts'
import { rangeName, stripOf, stripWords } from './finding-marks.ts'

const finding = findingOf('Wheat', 'Yield')
const own = { farm: 'Belah', figure: { value: 3.6, text: '3.6 t/ha' }, place: null }

test('a strip has the range of the group and its marks, and the own farm where it is known', () => {
  expect(stripOf(finding).marks.map(({ name }) => name)).toEqual([
    'Middle farm',
    'Average farm',
    'Best farms',
  ])
  expect(stripOf(finding, own).marks.at(-1)).toMatchObject({ name: 'Your farm', text: '3.6 t/ha' })
  expect(stripWords(finding, own)).toBe(
    'Yield: usual range 2.0 to 4.0 t/ha, middle farm 3.0 t/ha, average farm 3.2 t/ha, best farms 4.6 t/ha, your farm 3.6 t/ha',
  )
})

test('what is better lies to the right: where less is better, the higher end is left', () => {
  expect(stripOf(finding).range?.ends).toEqual(['2.0 t/ha', '4.0 t/ha'])
  expect(stripOf({ ...finding, better: 'down' }).range?.ends).toEqual(['4.0 t/ha', '2.0 t/ha'])
})

test('a finding of too few farms has no range, and says how many farms one is of', () => {
  const few = findingOf('Wheat', 'Price', null)
  expect(stripOf(few).range).toBeNull()
  expect(rangeName(finding)).toBe('Usual range: half of farms')
  expect(rangeName({ band: 'fifths' })).toBe('Usual range: three fifths of farms')
})
