// The box around places on the map, and how far places lie apart.

import { positionsOf } from './shape.ts'
import type { Position, Shape } from './shape.ts'

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number]

export function boundsOf(positions: readonly Position[]): Bounds | undefined {
  if (positions.length === 0) return undefined
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of positions) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return [west, south, east, north]
}

export function boundsOfShapes(shapes: readonly Shape[]): Bounds | undefined {
  return boundsOf(shapes.flatMap(positionsOf))
}

export function middleOf([west, south, east, north]: Bounds): Position {
  return [(west + east) / 2, (south + north) / 2]
}

export function doMeet(one: Bounds, other: Bounds): boolean {
  return one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3]
}

/** With half as much again on each side. */
export function widened([west, south, east, north]: Bounds): Bounds {
  const [wide, high] = [(east - west) / 2, (north - south) / 2]
  return [west - wide, south - high, east + wide, north + high]
}

/** Kilometres along the earth. */
export function kilometresBetween([x, y]: Position, [toX, toY]: Position): number {
  const [from, to] = [y * radians, toY * radians]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const apart = half(to - from) + Math.cos(from) * Math.cos(to) * half((toX - x) * radians)
  return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, apart)))
}

/** From corner to corner. */
export function kilometresAcross([west, south, east, north]: Bounds): number {
  return kilometresBetween([west, south], [east, north])
}

const radians = Math.PI / 180
