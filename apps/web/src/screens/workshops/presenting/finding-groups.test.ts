import { expect, test } from 'vitest'
import { findingGroups, placeBeside, placesListed } from './finding-groups.ts'
import { findingsOfTest } from './findings-for-tests.ts'

test('findings stand by what they are about, in the order in which they are shown', () => {
  const groups = findingGroups(findingsOfTest)
  expect(groups.map(({ about }) => about)).toEqual(['Whole farm', 'Wheat, dryland'])
  expect(placesListed(groups)).toEqual([0, 2, 1, 3])
})

test('a search finds words wherever they stand, or the number of a finding', () => {
  const found = (search: string) => placesListed(findingGroups(findingsOfTest, search))
  expect(found('wheat')).toEqual([1, 3])
  expect(found('  WHEAT yield ')).toEqual([1])
  expect(found('4')).toContain(3)
  expect(found('nothing of it')).toEqual([])
})

test('arrows lead through the list as it stands, and around', () => {
  const places = placesListed(findingGroups(findingsOfTest))
  expect(placeBeside(places, 0, 1)).toBe(2)
  expect(placeBeside(places, 0, -1)).toBe(3)
  expect(placeBeside(places, 3, 1)).toBe(0)
  expect(placeBeside([1, 3], 0, 1)).toBe(1)
  expect(placeBeside([], 2, 1)).toBe(2)
})
