// Shapes as files hold them, fixed: rings are closed, points that stand twice are dropped, outlines run
// against the clock and holes with it, and what crosses itself is taken apart.

import { joined } from './clipped.ts'
import { crossesItself, turnOf, wound } from './rings.ts'
import { shapeOf } from './shape.ts'
import type { Polygon, Position, Ring, Shape } from './shape.ts'

export interface MendedShape {
  readonly shape: Shape
  /** What was done to it that someone should know. */
  readonly notes: readonly string[]
}

/** Nothing where no ground is left. `polygons`: of a file, with whatever stands in it. */
export function mendedShape(polygons: readonly unknown[]): MendedShape | undefined {
  const notes = new Set<string>()
  const mended = polygons.flatMap(polygon => mendedPolygon(listOf(polygon), notes))
  const shape = shapeOf(mended)
  return shape && { shape, notes: [...notes] }
}

/** About a centimetre: the ground is not known better, and every figure is sent and kept. */
export function rounded([longitude, latitude]: Position): Position {
  return [Math.round(longitude * 1e7) / 1e7, Math.round(latitude * 1e7) / 1e7]
}

const closed = 'An open outline was closed.'
const taken = 'The outline crossed itself and was split there.'

function mendedPolygon(rings: readonly unknown[], notes: Set<string>): readonly Polygon[] {
  const [outline, ...holes] = rings.map(ring => mendedRing(listOf(ring), notes))
  if (!outline) return []
  const polygon = [outline, ...holes.filter(hole => hole !== undefined)]
  if (!polygon.some(crossesItself)) {
    return [polygon.map((ring, place) => wound(ring, place > 0))]
  }
  notes.add(taken)
  return joined([polygon]).map(part =>
    part.map((ring, place) => wound(ring.map(rounded), place > 0)),
  )
}

/** Nothing of a ring that holds no ground. */
function mendedRing(positions: readonly unknown[], notes: Set<string>): Ring | undefined {
  const places = positions.flatMap(positionIn).map(rounded)
  const once = places.filter((place, at) => at === 0 || !isSame(place, places[at - 1]))
  const isOpen = !isSame(once[0], once.at(-1))
  const [first] = once
  if (!first) return undefined
  const ring = isOpen ? [...once, first] : once
  // A figure of eight may hold ground although its halves cancel each other out.
  if (ring.length < 4 || (turnOf(ring) === 0 && !crossesItself(ring))) return undefined
  if (isOpen) notes.add(closed)
  return ring
}

function isSame(one: Position | undefined, other: Position | undefined): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Height behind it is let go. */
function positionIn(value: unknown): readonly Position[] {
  const [x, y] = listOf(value)
  return typeof x === 'number' && typeof y === 'number' && Number.isFinite(x) && Number.isFinite(y)
    ? [[x, y]]
    : []
}
