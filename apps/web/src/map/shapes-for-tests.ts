// Simple boundaries for tests, near a farm on the Darling Downs.

import type { Polygon, Position, Ring, Shape } from './shape.ts'

/** Against the clock, from its south-western corner. */
export function box(west: number, south: number, width: number, height = width): Ring {
  const [east, north] = [tidy(west + width), tidy(south + height)]
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}

/** 0.1 and 0.2 are 0.3. */
const tidy = (degrees: number): number => Number(degrees.toFixed(7))

/** A block of about 100 ha: so many blocks east and north of the farm’s corner. */
export function block(east: number, north: number, size = 0.01): Shape {
  return {
    type: 'Polygon',
    coordinates: [box(tidy(151 + east * 0.01), tidy(-27 + north * 0.01), size)],
  }
}

export function shapeWith(...polygons: readonly Polygon[]): Shape {
  return { type: 'MultiPolygon', coordinates: polygons }
}

/** A ring of so many corners around a place. */
export function roundRing([x, y]: Position, radius: number, corners: number): Ring {
  const round = Array.from({ length: corners }, (_, step): Position => {
    const turn = (step / corners) * 2 * Math.PI
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
  })
  return [...round, ...round.slice(0, 1)]
}
