import { expect, test } from 'vitest'
import { areaChange, isAsBefore, isAsOnTitle, isSameLand } from './land-area.ts'

test('land classes come to the managed land, within 1%', () => {
  expect(isSameLand(1010, 1000)).toBe(true)
  expect(isSameLand(990, 1000)).toBe(true)
  expect(isSameLand(1011, 1000)).toBe(false)
  expect(isSameLand(989, 1000)).toBe(false)
  expect(isSameLand(0, 0)).toBe(true)
})

test('the paddocks of a property come to its title, within 5%', () => {
  expect(isAsOnTitle(95, 100)).toBe(true)
  expect(isAsOnTitle(94.9, 100)).toBe(false)
  expect(isAsOnTitle(105.1, 100)).toBe(false)
})

test('a paddock keeps its area from period to period, within 5%', () => {
  expect(isAsBefore(42, 40)).toBe(true)
  expect(isAsBefore(42.1, 40)).toBe(false)
})

test('land that grew says by how much, where both areas are known', () => {
  expect(areaChange(41.3, 40.1)).toBe(1.2)
  expect([areaChange(null, 40), areaChange(40, null)]).toEqual([null, null])
})
