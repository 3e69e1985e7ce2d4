import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAsMapped, mappedHectares, mappedShare, writtenHectares } from './mapped-area.ts'
import type { MapPoint } from './mapped-area.ts'

const box = (west: number, south: number, east: number, north: number): MapPoint[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

/** Metres around a place, as degrees: by the radii of curvature of the ellipsoid there. */
function metres([longitude, latitude]: readonly [number, number]) {
  const sine = Math.sin((latitude * Math.PI) / 180)
  const bulge = 1 - 0.00669437999 * sine ** 2
  const north = (Math.PI / 180) * (6_335_439.327 / bulge ** 1.5)
  const east = (Math.PI / 180) * (6_378_137 / bulge ** 0.5) * Math.cos((latitude * Math.PI) / 180)
  return ([x, y]: readonly [number, number]): MapPoint => [
    longitude + x / east,
    latitude + y / north,
  ]
}

describe('the area inside a boundary', () => {
  test('of the whole earth is 510,065,622 square kilometres', () => {
    const bands = [-180, -60, 60].map(west => [box(west, -90, west + 120, 90)])
    expect(mappedHectares(bands) / 100).toBeCloseTo(510_065_621.72, 1)
  })

  test.each([
    [
      'Wyoming, 41° to 45° north, 104.053° to 111.056° west',
      [-111.0556, 41, -104.0528, 45],
      253_348,
    ],
    ['a degree at the equator', [0, 0, 1, 1], 12_308.46],
    ['Colorado, 37° to 41° north, 102.05° to 109.05° west', [-109.05, 37, -102.05, 41], 269_601],
  ] as const)('of %s is that of the maps, within two thousandths', (_, sides, kilometres) => {
    const [west, south, east, north] = sides
    const area = mappedHectares([[box(west, south, east, north)]]) / 100
    expect(Math.abs(area / kilometres - 1)).toBeLessThan(0.002)
  })

  test.each([
    ['Darling Downs', [151.2, -27.5], [1000, 500], 50],
    ['Wimmera', [142.2, -36.7], [800, 522.5], 41.8],
    ['Katherine', [132.3, -14.5], [3000, 2000], 600],
    ['Saskatchewan', [-106.6, 52.1], [804.67, 804.67], 64.75],
  ] as const)('of a surveyed block (%s) is length times width', (_, at, [long, wide], hectares) => {
    const place = metres(at)
    const corners = [
      [0, 0],
      [long, 0],
      [long, wide],
      [0, wide],
      [0, 0],
    ] as const
    expect(mappedHectares([[corners.map(place)]])).toBeCloseTo(hectares, 1)
    const triangle = [
      [0, 0],
      [long, 0],
      [0, wide],
      [0, 0],
    ] as const
    expect(mappedHectares([[triangle.map(place)]])).toBeCloseTo(hectares / 2, 1)
  })

  test('is without what is cut out, and with every shape', () => {
    const whole = mappedHectares([[box(151, -27.01, 151.01, -27)]])
    const hole = box(151.002, -27.008, 151.005, -27.004)
    const cut = mappedHectares([[box(151, -27.01, 151.01, -27), hole]])
    expect(cut).toBeCloseTo(whole - mappedHectares([[hole]]), 6)
    expect(cut / whole).toBeCloseTo(0.88, 3)
    const two = [[box(151, -27.01, 151.01, -27), hole], [box(151.02, -27.01, 151.03, -27)]]
    expect(mappedHectares(two)).toBeCloseTo(cut + whole, 6)
  })

  test('is the same whichever way it is walked, wherever one begins, and with heights', () => {
    const ring = [
      [151, -27],
      [151.01, -27.001],
      [151.012, -27.01],
      [150.999, -27.012],
      [151, -27],
    ]
    const area = mappedHectares([[ring]])
    expect(area).toBeGreaterThan(100)
    expect(mappedHectares([[ring.toReversed()]])).toBeCloseTo(area, 9)
    expect(mappedHectares([[[...ring.slice(2), ...ring.slice(1, 3)]]])).toBeCloseTo(area, 9)
    expect(mappedHectares([[ring.map(point => [...point, 412])]])).toBeCloseTo(area, 9)
  })

  test('does not run round the earth where the days change', () => {
    const there = mappedHectares([[box(-180.01, -17, -179.99, -16.99)]])
    const across = [
      [179.99, -17],
      [-179.99, -17],
      [-179.99, -16.99],
      [179.99, -16.99],
      [179.99, -17],
    ]
    expect(mappedHectares([[across]])).toBeCloseTo(there, 6)
  })

  test('of nothing is nothing', () => {
    expect(mappedHectares([])).toBe(0)
    expect(mappedHectares([[[]], [[[151, -27]]]])).toBe(0)
  })

  test('is the sum of its parts, wherever a fence cuts it', () => {
    const degree = fc.double({ min: 0.0001, max: 0.02, noNaN: true })
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 60, noNaN: true }),
        degree,
        degree,
        degree,
        (south, one, other, height) => {
          const part = (west: number, width: number) =>
            mappedHectares([[box(west, south, west + width, south + height)]])
          const whole = part(140, one + other)
          expect(part(140, one) + part(140 + one, other)).toBeCloseTo(whole, 4)
        },
      ),
    )
  })
})

describe('the area on the map and the area that is written down', () => {
  test('are the same within 3% (W-PAD-5)', () => {
    expect(isAsMapped(100, 103)).toBe(true)
    expect(isAsMapped(100, 97)).toBe(true)
    expect(isAsMapped(100, 103.1)).toBe(false)
    expect(isAsMapped(42.5, 41.8)).toBe(true)
    expect(isAsMapped(42.5, 40.9)).toBe(false)
    expect(isAsMapped(0, 1)).toBe(false)
  })

  test('differ by a share of what is written down', () => {
    expect(mappedShare(42.5, 41.8)).toBeCloseTo(-0.0165, 4)
    expect(mappedShare(40, 44)).toBeCloseTo(0.1, 9)
    expect(mappedShare(0, 44)).toBeUndefined()
  })

  test('what is taken from the map is written as a person would', () => {
    expect(writtenHectares(41.8349)).toBe(41.8)
    expect(writtenHectares(3.4567)).toBe(3.46)
    expect(writtenHectares(1250.04)).toBe(1250)
  })
})
