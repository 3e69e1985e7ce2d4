// A corner that is drawn close to a neighbour’s corner is that corner, and close to its fence it lies on
// the fence: so neighbours meet without a gap.

import type { Position, Ring } from './shape.ts'

/** Degrees each way that count as close. */
interface Reach {
  readonly east: number
  readonly north: number
}

export function snapped(
  place: Position,
  rings: readonly Ring[],
  reach: Reach,
): Position | undefined {
  let corner: Near | undefined
  let fence: Near | undefined
  for (const ring of rings) {
    for (const [at, to] of ring.entries()) {
      corner = nearer(corner, to, place, reach)
      const from = ring[at - 1]
      if (from) fence = nearer(fence, onSide(place, [from, to], reach), place, reach)
    }
  }
  return corner?.at ?? fence?.at
}

interface Near {
  readonly at: Position
  readonly distance: number
}

/** Nothing beyond a distance of 1: that is the reach. */
function nearer(
  best: Near | undefined,
  at: Position,
  place: Position,
  { east, north }: Reach,
): Near | undefined {
  const distance = Math.hypot((at[0] - place[0]) / east, (at[1] - place[1]) / north)
  return distance <= (best?.distance ?? 1) ? { at, distance } : best
}

/** The point of a side that is closest. */
function onSide(
  [x, y]: Position,
  [from, to]: readonly [Position, Position],
  { east, north }: Reach,
): Position {
  const [wide, high] = [(to[0] - from[0]) / east, (to[1] - from[1]) / north]
  const length = wide ** 2 + high ** 2
  const along = ((x - from[0]) / east) * wide + ((y - from[1]) / north) * high
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, along / length))
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
