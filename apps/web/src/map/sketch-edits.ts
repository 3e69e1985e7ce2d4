// Taking away what is pressed while a boundary is drawn: a corner, or a whole ring.

import type { DrawnRing } from './drawn-shape.ts'
import { holds, turnOf } from './rings.ts'
import type { Position, Ring } from './shape.ts'

/** On the screen. */
interface Pixel {
  readonly x: number
  readonly y: number
}

export interface Pressing {
  readonly pressed: Pixel
  readonly project: (place: Position) => Pixel
}

/** The corner under a fingertip; nothing where there is none. */
export function cornerNear(
  rings: readonly DrawnRing[],
  { pressed, project }: Pressing,
): { readonly at: number; readonly corner: number } | undefined {
  const corners = rings.flatMap(({ ring }, at) =>
    ring.slice(1).map((place, corner) => {
      const { x, y } = project(place)
      return { at, corner: corner + 1, distance: Math.hypot(x - pressed.x, y - pressed.y) }
    }),
  )
  const nearest = corners.reduce<(typeof corners)[number] | undefined>(
    (best, corner) => (best && best.distance <= corner.distance ? best : corner),
    undefined,
  )
  return nearest && nearest.distance <= reach ? nearest : undefined
}

/** As a fingertip is wide. */
const reach = 22

/** Nothing where no corner is near, or its ring has no more than three. */
export function withoutCorner(
  rings: readonly DrawnRing[],
  pressing: Pressing,
): readonly DrawnRing[] | undefined {
  const near = cornerNear(rings, pressing)
  const drawn = near && rings[near.at]
  if (!drawn || drawn.ring.length <= 4) return undefined
  const ring = cornerLess(drawn.ring, near.corner)
  return rings.map(other => (other === drawn ? { ...drawn, ring } : other))
}

/** The last corner is the first once more. */
function cornerLess(ring: Ring, corner: number): Ring {
  if (corner < ring.length - 1) return ring.filter((_, place) => place !== corner)
  const left = ring.slice(1, -1)
  return [...left, ...left.slice(0, 1)]
}

/** The smallest ring around the place goes, so that a hole can be pressed within its land. */
export function partAt(
  rings: readonly DrawnRing[],
  place: Position,
): readonly DrawnRing[] | undefined {
  const around = rings.filter(({ ring }) => holds(ring, place))
  const [smallest] = around.toSorted((one, other) => sizeOf(one) - sizeOf(other))
  return smallest && rings.filter(drawn => drawn !== smallest)
}

const sizeOf = ({ ring }: DrawnRing): number => Math.abs(turnOf(ring))
