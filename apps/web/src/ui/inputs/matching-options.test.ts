import { expect, test } from 'vitest'
import { matchingOptions } from './matching-options.ts'

const options = ['Barley', 'Forage Wheat', 'Wheat', 'Wheaten Hay'].map(label => ({ label }))
const found = (search: string) => matchingOptions(options, search).map(({ label }) => label)

test('what begins as it was typed comes before what holds it, each in the order of the list', () => {
  expect(found(' wheat')).toEqual(['Wheat', 'Wheaten Hay', 'Forage Wheat'])
  expect(found('ley')).toEqual(['Barley'])
  expect(found('')).toEqual(options.map(({ label }) => label))
})

test('a dash or an apostrophe of the keyboard finds one of print', () => {
  const printed = ['2024–25', '2025–26', 'Smith’s'].map(label => ({ label }))
  expect(matchingOptions(printed, '2025-26')).toEqual([{ label: '2025–26' }])
  expect(matchingOptions(printed, "smith's")).toEqual([{ label: 'Smith’s' }])
})
