import { expect, test } from 'vitest'
import { matchingOptions } from './matching-options.ts'

const options = ['Barley', 'Forage Wheat', 'Wheat', 'Wheaten Hay'].map(label => ({ label }))
const found = (search: string) => matchingOptions(options, search).map(({ label }) => label)

test('what begins as it was typed comes before what holds it, each in the order of the list', () => {
  expect(found(' wheat')).toEqual(['Wheat', 'Wheaten Hay', 'Forage Wheat'])
  expect(found('ley')).toEqual(['Barley'])
  expect(found('')).toEqual(options.map(({ label }) => label))
})
