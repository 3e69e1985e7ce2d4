import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOfShapes, doMeet, kilometresBetween } from './bounds.ts'
import { joined, sharedHectares, without } from './clipped.ts'
import { drawnShape, ringsIn } from './drawn-shape.ts'
import type { DrawnRing } from './drawn-shape.ts'
import { labelPlace } from './label-place.ts'
import { mendedShape } from './mend-shape.ts'
import { crossesItself, holds, turnOf } from './rings.ts'
import { isSameGround } from './same-ground.ts'
import { roughlySameGround, roughlySharedHectares } from './shared-roughly.ts'
import { cornersOf, hectaresOf, pointIn, polygonsOf, shapeIn, shapeOf } from './shape.ts'
import type { Position } from './shape.ts'
import { block, box, roundRing, shapeWith } from './shapes-for-tests.ts'

const bowTie: readonly Position[] = [
  [151, -27],
  [151.01, -26.99],
  [151.01, -27],
  [151, -26.99],
  [151, -27],
]
/** A letter U, whose middle is no ground. */
const hoof: readonly Position[] = [
  [151, -27],
  [151.05, -27],
  [151.05, -26.95],
  [151.04, -26.95],
  [151.04, -26.99],
  [151.01, -26.99],
  [151.01, -26.95],
  [151, -26.95],
  [151, -27],
]

describe('what is kept as a place', () => {
  test('is read where it is a shape or a point', () => {
    expect(shapeIn(block(0, 0))).toEqual(block(0, 0))
    expect(shapeIn(shapeWith([box(151, -27, 1)], [box(153, -27, 1)]))?.type).toBe('MultiPolygon')
    const point = { type: 'Point', coordinates: [151, -27] }
    expect(pointIn(point)).toEqual(point)
    expect([shapeIn(point), pointIn(block(0, 0))]).toEqual([undefined, undefined])
  })

  test.each([
    null,
    'Polygon',
    {},
    { type: 'Polygon' },
    { type: 'Polygon', coordinates: [] },
    { type: 'Polygon', coordinates: [[[151, -27]]] },
    {
      type: 'Polygon',
      coordinates: [
        [
          ['151', '-27'],
          [1, 2],
          [2, 3],
          ['151', '-27'],
        ],
      ],
    },
    { type: 'Polygon', coordinates: [box(322_000, 6_958_000, 10)] },
    { type: 'MultiPolygon', coordinates: [] },
    { type: 'MultiPolygon', coordinates: [box(1, 2, 3)] },
  ])('is nothing where it is something else: %j', location => {
    expect(shapeIn(location)).toBeUndefined()
  })
})

describe('a ring', () => {
  test('runs one way or the other', () => {
    expect(turnOf(box(151, -27, 1))).toBeGreaterThan(0)
    expect(turnOf(box(151, -27, 1).toReversed())).toBeLessThan(0)
  })

  test('crosses itself or not', () => {
    expect(crossesItself(bowTie)).toBe(true)
    expect([box(151, -27, 1), hoof, roundRing([151, -27], 0.1, 500)].map(crossesItself)).toEqual([
      false,
      false,
      false,
    ])
  })

  test('holds what lies within it', () => {
    expect(holds(hoof, [151.005, -26.96])).toBe(true)
    expect(holds(hoof, [151.025, -26.96])).toBe(false)
  })
})

describe('a shape of a file is mended', () => {
  test('closed, without points that stand twice, wound as GeoJSON wants it, without heights', () => {
    const [a, b, c, d] = box(151, -27, 0.01)
    const open = [a, b, b, c, d].map(corner => [...(corner ?? []), 412])
    const hole = box(151.002, -26.998, 0.002)
    const mended = mendedShape([[open.toReversed(), hole]])
    expect(mended?.notes).toEqual(['An open outline was closed.'])
    const [outline, cut] = polygonsOf(mended?.shape ?? block(9, 9))[0] ?? []
    expect(outline).toHaveLength(5)
    expect(outline?.[0]).toEqual(outline?.at(-1))
    expect(turnOf(outline ?? [])).toBeGreaterThan(0)
    expect(turnOf(cut ?? [])).toBeLessThan(0)
  })

  test('taken apart where it crosses itself', () => {
    const mended = mendedShape([[bowTie]])
    expect(mended?.notes).toEqual(['The outline crossed itself and was split there.'])
    expect(mended?.shape.type).toBe('MultiPolygon')
    for (const [outline = []] of polygonsOf(mended?.shape ?? block(9, 9))) {
      expect(crossesItself(outline)).toBe(false)
    }
    expect(hectaresOf(mended?.shape ?? block(9, 9))).toBeCloseTo(hectaresOf(block(0, 0)) / 2, 0)
  })

  test('or is nothing, where no ground is left', () => {
    expect(mendedShape([])).toBeUndefined()
    expect(
      mendedShape([
        [
          [
            [151, -27],
            [151.1, -27],
            [151, -27],
          ],
        ],
      ]),
    ).toBeUndefined()
    expect(mendedShape([['x', null, [[1], [2], 'y']], 7])).toBeUndefined()
  })

  test('and what is mended needs no more mending', () => {
    const degrees = fc.integer({ min: 0, max: 200 }).map(step => step / 10_000)
    const corner = fc.tuple(degrees, degrees).map(([x, y]) => [151 + x, -27 + y])
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 9 }), corners => {
        const once = mendedShape([[corners]])
        if (!once) return
        expect(shapeIn(once.shape)).toEqual(once.shape)
        const again = mendedShape(polygonsOf(once.shape))
        expect(hectaresOf(again?.shape ?? block(9, 9))).toBeCloseTo(hectaresOf(once.shape), 2)
      }),
    )
  })
})

describe('two shapes', () => {
  test('share the ground that lies in both', () => {
    const half = sharedHectares(block(0, 0), block(0.5, 0))
    expect(half / hectaresOf(block(0, 0))).toBeCloseTo(0.5, 3)
    expect(sharedHectares(block(0, 0), block(1, 0))).toBe(0)
    expect(sharedHectares(block(0, 0), block(5, 5))).toBe(0)
    expect(sharedHectares(block(0, 0), block(0, 0))).toBeCloseTo(hectaresOf(block(0, 0)), 3)
  })

  test('a hole shares none', () => {
    const ring = shapeWith([box(151, -27, 0.03), box(151.01, -26.99, 0.01)])
    expect(sharedHectares(ring, block(1, 1))).toBe(0)
  })

  test('are joined, and one is cut by another', () => {
    const [one, other] = [[box(151, -27, 0.01)], [box(151.005, -27, 0.01)]]
    const all = shapeOf(joined([one, other]))
    expect(hectaresOf(all ?? block(9, 9)) / hectaresOf(block(0, 0))).toBeCloseTo(1.5, 3)
    const rest = shapeOf(without([one], [other]))
    expect(hectaresOf(rest ?? block(9, 9)) / hectaresOf(block(0, 0))).toBeCloseTo(0.5, 3)
    expect([joined([]), without([], [one])]).toEqual([[], []])
  })

  test('lie in a box, and so far apart', () => {
    const bounds = boundsOfShapes([block(0, 0), block(2, 3)])
    expect(bounds?.map(side => side.toFixed(2))).toEqual(['151.00', '-27.00', '151.03', '-26.96'])
    expect(boundsOfShapes([])).toBeUndefined()
    expect(doMeet([0, 0, 1, 1], [1, 1, 2, 2])).toBe(true)
    expect(doMeet([0, 0, 1, 1], [1.1, 0, 2, 2])).toBe(false)
    expect(kilometresBetween([151.2, -27.5], [142.2, -36.7])).toBeCloseTo(1327, -1)
  })
})

describe('what is drawn', () => {
  const land = (ring: DrawnRing['ring']): DrawnRing => ({ part: 'land', ring })
  const hole = (ring: DrawnRing['ring']): DrawnRing => ({ part: 'hole', ring })
  const shapeFrom = (...rings: DrawnRing[]) => drawnShape(rings)?.shape ?? block(9, 9)

  test('is what it was, as long as nothing is changed', () => {
    const kept = [
      block(0, 0),
      shapeWith(
        [box(151, -27, 0.03), box(151.01, -26.99, 0.01).toReversed()],
        [box(151.05, -27, 0.01)],
      ),
    ]
    for (const shape of kept) {
      const again = shapeFrom(...ringsIn(shape))
      expect(again.type).toBe(shape.type)
      expect(cornersOf(again)).toBe(cornersOf(shape))
      expect(again).toEqual(drawnShape(ringsIn(again))?.shape)
      expect(hectaresOf(again)).toBeCloseTo(hectaresOf(shape), 3)
    }
  })

  test('has a hole cut out of the land around it', () => {
    const shape = shapeFrom(
      land(box(151, -27, 0.03)),
      land(box(151.05, -27, 0.01)),
      hole(box(151.01, -26.99, 0.01)),
    )
    expect(polygonsOf(shape).map(polygon => polygon.length)).toEqual([2, 1])
    expect(cornersOf(shape)).toBe(12)
  })

  test('has its edge cut where a hole runs over it', () => {
    const shape = shapeFrom(land(box(151, -27, 0.01)), hole(box(151.005, -27.002, 0.01)))
    expect(polygonsOf(shape)[0]).toHaveLength(1)
    expect(hectaresOf(shape) / hectaresOf(block(0, 0))).toBeCloseTo(0.6, 2)
  })

  test('counts ground once where lands overlap, and is nothing when all is cut away', () => {
    const shape = shapeFrom(land(box(151, -27, 0.01)), land(box(151.005, -27, 0.01)))
    expect(shape.type).toBe('Polygon')
    expect(hectaresOf(shape) / hectaresOf(block(0, 0))).toBeCloseTo(1.5, 2)
    expect(drawnShape([land(box(151, -27, 0.01)), hole(box(150, -28, 3))])).toBeUndefined()
    expect(drawnShape([hole(box(150, -28, 3))])).toBeUndefined()
    expect(drawnShape([])).toBeUndefined()
  })
})

describe('the place of a name', () => {
  test('is on the ground of the largest part', () => {
    const parts = shapeWith([box(151, -27, 0.001)], [box(151.01, -27, 0.01)])
    const [x = 0, y = 0] = labelPlace(parts) ?? []
    expect(x).toBeCloseTo(151.015, 6)
    expect(y).toBeCloseTo(-26.995, 6)
  })

  test.each([
    ['a horseshoe', shapeWith([hoof])],
    ['a ring', shapeWith([box(151, -27, 0.03), box(151.01, -26.99, 0.01)])],
  ])('is on the ground of %s, not in its gap', (_, shape) => {
    const place = labelPlace(shape)
    const [outline = [], ...holes] = polygonsOf(shape)[0] ?? []
    expect(place && holds(outline, place)).toBe(true)
    expect(holes.some(cut => place && holds(cut, place))).toBe(false)
  })
})

describe('ground that two shapes share, roughly', () => {
  const corner = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }))
  const shapes = fc.array(corner, { minLength: 3, maxLength: 8 }).map(corners => {
    const places = corners.map(([x, y]) => [151 + x / 10_000, -27 + y / 10_000])
    return mendedShape([[places]])?.shape
  })

  test('is that which cutting them gives, within a fiftieth of the larger', () => {
    fc.assert(
      fc.property(shapes, shapes, (one, other) => {
        if (!one || !other) return
        const largest = Math.max(hectaresOf(one), hectaresOf(other))
        const apart = roughlySharedHectares(one, other) - sharedHectares(one, other)
        expect(Math.abs(apart)).toBeLessThan(largest * 0.02 + 0.5)
      }),
    )
  })

  test('is all of it for the same shape, holes and parts counted', () => {
    const ring = shapeWith(
      [box(151, -27, 0.03), box(151.01, -26.99, 0.01)],
      [box(151.05, -27, 0.01)],
    )
    expect(roughlySameGround(ring, ring)).toBeGreaterThan(0.98)
    expect(roughlySharedHectares(ring, block(1, 1))).toBeLessThan(1)
    expect(roughlySharedHectares(block(0, 0), block(5, 5))).toBe(0)
    expect(isSameGround(ring, ring)).toBe(true)
    const turned = {
      type: 'Polygon',
      coordinates: [[...box(151, -27, 0.01).slice(1), [151.01, -27]]],
    } as const
    expect(isSameGround(block(0, 0), turned)).toBe(true)
    expect(isSameGround(block(0, 0), block(0.01, 0))).toBe(false)
  })
})
