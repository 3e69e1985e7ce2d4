import { describe, expect, test } from 'vitest'
import { evenParts, joinedArea, leftOf, splitArea, sumOfAreas } from './split-area.ts'

describe('a paddock that is split', () => {
  test('is split where its parts come to all of it', () => {
    expect(splitArea(100, [60, 40])).toEqual({ total: 100, difference: 0, isWhole: true })
    expect(splitArea(42.5, [20.1, 12.3, 10.1])).toMatchObject({ difference: 0, isWhole: true })
  })

  test('is not while ground is left over, or while there is more than it has', () => {
    expect(splitArea(100, [60, 30])).toEqual({ total: 90, difference: -10, isWhole: false })
    expect(splitArea(100, [60, 40.5])).toMatchObject({ difference: 0.5, isWhole: false })
  })

  test('is not while a part has no area, or none at all', () => {
    expect(splitArea(100, [100, null])).toMatchObject({ difference: 0, isWhole: false })
    expect(splitArea(100, [100, 0]).isWhole).toBe(false)
    expect(splitArea(100, [100]).isWhole).toBe(false)
  })

  test('takes its area from its parts where it never had one', () => {
    expect(splitArea(null, [12, 8])).toEqual({ total: 20, difference: 0, isWhole: true })
  })

  test('into even parts leaves nothing over', () => {
    expect(evenParts(100, 3)).toEqual([33.33, 33.33, 33.34])
    expect(evenParts(42.5, 2)).toEqual([21.25, 21.25])
    expect(evenParts(0.1, 3)).toEqual([0.03, 0.03, 0.04])
  })

  test('leaves the last part what the others do not take', () => {
    expect(leftOf(100, [60, 15.5])).toBe(24.5)
    expect(leftOf(100, [60, null])).toBe(40)
    expect(leftOf(100, [120])).toBe(0)
  })
})

describe('paddocks that are joined', () => {
  test('have the area of all of them', () => {
    expect(joinedArea([60.1, 40.2])).toBe(100.3)
  })

  test('have no known area where that of one is not known', () => {
    expect(joinedArea([60, null])).toBeNull()
  })

  test('add up without the crumbs of the arithmetic', () => {
    expect(sumOfAreas([0.1, 0.2, null])).toBe(0.3)
  })
})
