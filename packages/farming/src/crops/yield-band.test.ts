import { describe, expect, test } from 'vitest'
import { bandOf, grazingGain, hayCut, judgedYield, perHectare } from './yield-band.ts'

const wheat = { warn_low: 0.2, warn_high_dry: 7, warn_high_irrigated: 11, hard_high: 18 }
const rice = { warn_low: 2, warn_high_irrigated: 15, hard_high: 18 }
const cotton = { seed_warn_low: 0.1, seed_warn_high_dry: 3, seed_hard_high: 6 }

describe('a yield', () => {
  test('is what came off over the area, and nothing without an area', () => {
    expect(perHectare(2520, 900)).toBeCloseTo(2.8)
    expect(perHectare(2520, 0)).toBeUndefined()
    expect(perHectare(undefined, 900)).toBeUndefined()
    expect(perHectare(0, 900)).toBe(0)
  })

  test.each([
    [0.1, false, 'low'],
    [0.2, false, undefined],
    [7, false, undefined],
    [7.1, false, 'high'],
    [7.1, true, undefined],
    [11.1, true, 'high'],
    [18, true, 'high'],
    [18.1, true, 'impossible'],
  ])('of %f t/ha of wheat, irrigated %s, is judged %s', (figure, irrigated, verdict) => {
    expect(judgedYield(figure, bandOf(wheat, irrigated))).toBe(verdict)
  })

  test('of a crop with one band only is judged by that one', () => {
    expect(judgedYield(15.1, bandOf(rice, false))).toBe('high')
  })

  test('of a second product has figures of its own', () => {
    expect(judgedYield(3.1, bandOf(cotton, false, 'seed_'))).toBe('high')
    expect(judgedYield(6.1, bandOf(cotton, true, 'seed_'))).toBe('impossible')
  })

  test('of a crop without a band is never judged', () => {
    expect(judgedYield(1e6, bandOf({}, false))).toBeUndefined()
  })

  test('of hay and of grazing have bands for any crop', () => {
    expect(judgedYield(20.5, bandOf(hayCut, false))).toBe('impossible')
    expect(judgedYield(-51, bandOf(grazingGain, false))).toBe('low')
    expect(judgedYield(1501, bandOf(grazingGain, true))).toBe('impossible')
  })
})
