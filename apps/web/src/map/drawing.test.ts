import { describe, expect, test } from 'vitest'
import type { DrawnRing } from './drawn-shape.ts'
import { box } from './shapes-for-tests.ts'
import { partAt, withoutCorner } from './sketch-edits.ts'
import { begun, stepBack, stepForward, withStep } from './sketch-history.ts'
import { snapped } from './snapping.ts'
import { typedPlaces, typedText } from './typed-places.ts'

describe('a corner that is drawn', () => {
  const reach = { east: 0.001, north: 0.001 }
  const fence = [box(151, -27, 0.01)]
  test('finds the corner of a neighbour, and near a fence the fence', () => {
    expect(snapped([151.0004, -27.0005], fence, reach)).toEqual([151, -27])
    const [x = 0, y = 0] = snapped([151.004, -27.0005], fence, reach) ?? []
    expect([x.toFixed(6), y.toFixed(6)]).toEqual(['151.004000', '-27.000000'])
    expect(snapped([151.0009, -27.00001], fence, reach)).toEqual([151, -27])
    expect(snapped([151.005, -26.995], fence, reach)).toBeUndefined()
    expect(snapped([151, -27], [], reach)).toBeUndefined()
  })

  test('finds the nearest of several', () => {
    const two = [box(151, -27, 0.01), box(151.0003, -27.01, 0.0099)]
    expect(snapped([151.0002, -27.0001], two, reach)).toEqual([151.0003, -27.0001])
  })
})

describe('what is pressed is taken away', () => {
  const land: DrawnRing = { part: 'land', ring: box(151, -27, 0.01) }
  const hole: DrawnRing = { part: 'hole', ring: box(151.002, -26.998, 0.002) }
  const project = ([x, y]: readonly [number, number]) => ({
    x: (x - 151) * 10_000,
    y: (-26.99 - y) * 10_000,
  })

  test('a corner, whichever of its ring, as long as three are left', () => {
    const at = (x: number, y: number) => withoutCorner([land, hole], { pressed: { x, y }, project })
    expect(at(99, 1)?.[0]?.ring).toEqual(land.ring.filter((_, place) => place !== 2))
    const first = at(2, 98)?.[0]?.ring ?? []
    expect(first).toHaveLength(4)
    expect(first[0]).toEqual(first.at(-1))
    expect(first).not.toContainEqual([151, -27])
    expect(at(70, 70)).toBeUndefined()
    const triangle = [{ ...land, ring: first }]
    expect(withoutCorner(triangle, { pressed: { x: 99, y: 1 }, project })).toBeUndefined()
  })

  test('a ring, the hole before the land around it', () => {
    expect(partAt([land, hole], [151.003, -26.997])).toEqual([land])
    expect(partAt([land, hole], [151.009, -26.991])).toEqual([hole])
    expect(partAt([land, hole], [152, -26])).toBeUndefined()
  })
})

test('steps are taken back and done again, until another is made', () => {
  const drawn = withStep(withStep(begun(0), 1), 2)
  expect(stepBack(drawn).now).toBe(1)
  expect(stepBack(stepBack(stepBack(drawn))).now).toBe(0)
  expect(stepForward(stepBack(drawn))).toEqual(drawn)
  expect(stepForward(drawn)).toBe(drawn)
  expect(stepForward(withStep(stepBack(drawn), 3)).now).toBe(3)
})

describe('places that are typed', () => {
  test.each([
    '-27.5012, 151.2034',
    '-27.5012 151.2034',
    '  -27.5012;151.2034 ',
    '151.2034, -27.5012',
    '27.5012 S, 151.2034 E',
    'S 27.5012 E 151.2034',
    '151.2034E 27.5012S',
    `27°30'4.32"S 151°12'12.24"E`,
    '27° 30′ 4.32″ S, 151° 12′ 12.24″ E',
    '-27 30 4.32 151 12 12.24',
    '-27 30.072, 151 12.204',
  ])('are read however they are written: %s', line => {
    expect(typedPlaces(line)).toEqual({ parts: [[[151.2034, -27.5012]]], faults: [] })
  })

  test.each([
    '-27.5012',
    'gate',
    '-27.5, 151.2, 300',
    '95, 181',
    '-27.5 N S, 151',
    '27.5 E, 151.2 E',
    '-27 61 0, 151 12 0',
    '-27.5012, 151.2034 gate',
  ])('are told where they are none: %s', line => {
    expect(typedPlaces(`-27, 151\n${line}`)).toEqual({
      parts: [[[151, -27]]],
      faults: [expect.stringContaining(`Line 2: “${line}” is no place.`)],
    })
  })

  test('stand in parts, and are read as they were written out', () => {
    const ring = box(151, -27, 0.01)
    const text = `${typedText(ring)}\n\n\r\n${typedText(ring.slice(0, 3))}\n`
    expect(typedPlaces(text)).toEqual({ parts: [ring, ring.slice(0, 3)], faults: [] })
    expect(typedPlaces('')).toEqual({ parts: [], faults: [] })
  })
})
