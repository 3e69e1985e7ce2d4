// Promises of the boundaries: their size on the globe, and that neighbours meet without overlap.

import { describe, expect, test } from 'vitest'
import { addLand } from './make-land.ts'
import type { Position } from './shapes.ts'
import type { MadePaddock } from '../plan.ts'
import { farmKinds, shippedNumbers, smallPlan, trialFarm } from '../trial-farm.ts'

const listed = shippedNumbers()
const farms = farmKinds.flatMap(kind =>
  ['north', 'south', 'west'].map(seed => {
    const making = trialFarm({ kind, seed, paddocks: 45 }, listed)
    const land = addLand(making)
    const rings = new Map<number, readonly Position[]>()
    for (const row of making.rows.kept.get('geolocations') ?? []) {
      const location = row['location'] as { coordinates: readonly (readonly Position[])[] }
      const ring = location.coordinates[0]
      if (row['geolocatable_type'] === 'paddocks' && ring) {
        rings.set(Number(row['geolocatable_id']), ring)
      }
    }
    return { kind, seed, making, land, rings }
  }),
)

describe.each(farms)('the map of a farm ($kind, $seed)', ({ making, land, rings }) => {
  const ringOf = ({ id }: MadePaddock) => rings.get(id) ?? []

  test('shows every paddock of every period as a closed ring, anticlockwise', () => {
    for (const paddock of land.paddocks.flat()) {
      const ring = ringOf(paddock)
      expect(ring.length).toBe(5)
      expect(ring[4]).toEqual(ring[0])
      expect(squareMetres(ring)).toBeGreaterThan(0)
    }
  })

  test('shows each paddock as large as it is written down, within 1 %', () => {
    for (const paddock of land.paddocks.flat()) {
      const ratio = squareMetres(ringOf(paddock)) / (paddock.area * 10_000)
      expect(ratio).toBeGreaterThan(0.99)
      expect(ratio).toBeLessThan(1.01)
    }
  })

  test('has no two paddocks of a period on the same ground', () => {
    for (const list of [land.paddocks[0], land.paddocks.at(-1)]) {
      const all = list?.map(ringOf) ?? []
      const overlaps = all.flatMap((ring, place) =>
        all.slice(place + 1).map(other => overlapOf(ring, other)),
      )
      expect(Math.max(...overlaps)).toBeLessThan(0.2)
    }
  })

  test('keeps split and joined paddocks within their old boundaries', () => {
    for (const paddock of land.paddocks.slice(1).flat()) {
      const corners = ringOf(paddock)
      const earlier = paddock.prior.flatMap(ringOf)
      for (const side of [0, 1] as const) {
        const [low, high] = reach(earlier.map(corner => corner[side]))
        for (const corner of corners) {
          expect(corner[side]).toBeGreaterThanOrEqual(low - 1e-6)
          expect(corner[side]).toBeLessThanOrEqual(high + 1e-6)
        }
      }
      if (paddock.prior.length === 1 && paddock.prior[0]?.area === paddock.area) {
        expect(corners).toEqual(earlier)
      }
    }
  })

  test('marks each property and gauge within its land', () => {
    const points = (making.rows.kept.get('geolocations') ?? []).filter(
      row => row['geolocatable_type'] !== 'paddocks',
    )
    expect(points.length).toBe(land.properties.length + land.gauges.length)
    const [west, east] = reach([...rings.values()].flat().map(([longitude]) => longitude))
    const [south, north] = reach([...rings.values()].flat().map(([, latitude]) => latitude))
    for (const row of points) {
      const [longitude, latitude] = (row['location'] as { coordinates: Position }).coordinates
      expect(longitude > west && longitude < east).toBe(true)
      expect(latitude > south && latitude < north).toBe(true)
    }
  })
})

test('a farm of the benchmarks has no map', () => {
  const making = trialFarm({ kind: 'grain', seed: 'plain', ...smallPlan }, listed)
  addLand(making)
  expect(making.rows.kept.has('geolocations')).toBe(false)
})

/** On a sphere of the earth's mean radius, by the trapezoids below each edge. */
function squareMetres(ring: readonly Position[]): number {
  const radians = Math.PI / 180
  const edges = ring.slice(1).map(([east, north], place) => {
    const [fromEast, fromNorth] = ring[place] ?? [0, 0]
    const height = 2 + Math.sin(fromNorth * radians) + Math.sin(north * radians)
    return (fromEast - east) * radians * height
  })
  return (edges.reduce((sum, edge) => sum + edge, 0) * 6_371_008.8 ** 2) / 2
}

/** Metres by which two convex rings reach into each other, by the best line between them. */
function overlapOf(one: readonly Position[], other: readonly Position[]): number {
  const gaps = [one, other].flatMap(ring =>
    ring.slice(1).map((to, place) => {
      const from = ring[place] ?? to
      const across = [to[1] - from[1], from[0] - to[0]] as const
      const length = Math.hypot(...across)
      const along = ([x, y]: Position) => (x * across[0] + y * across[1]) / length
      const [low, high] = reach(one.map(along))
      const [otherLow, otherHigh] = reach(other.map(along))
      return Math.min(high - otherLow, otherHigh - low)
    }),
  )
  return Math.min(...gaps) * 111_000
}

const reach = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)] as const
