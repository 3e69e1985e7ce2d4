// Where the name of a boundary stands: on its ground, and where there is room for it.

import { boundsOf, middleOf } from './bounds.ts'
import { holds, turnOf } from './rings.ts'
import { polygonsOf } from './shape.ts'
import type { Polygon, Position, Shape } from './shape.ts'

/** In the middle of its largest part, or of the widest ground at that height. */
export function labelPlace(shape: Shape): Position | undefined {
  const largest = largestPolygon(shape)
  const [outline, ...holes] = largest
  const box = outline && boundsOf(outline)
  if (!outline || !box) return undefined
  const middle = balancePoint(outline) ?? middleOf(box)
  const isGround = holds(outline, middle) && !holes.some(hole => holds(hole, middle))
  return isGround ? middle : widestAt(middle[1], largest)
}

export function largestPolygon(shape: Shape): Polygon {
  return polygonsOf(shape).reduce((most, polygon) =>
    sizeOf(polygon) > sizeOf(most) ? polygon : most,
  )
}

const sizeOf = ([outline = []]: Polygon): number => Math.abs(turnOf(outline))

function balancePoint(ring: readonly Position[]): Position | undefined {
  const [origin] = ring
  const area = turnOf(ring)
  if (!origin || area === 0) return undefined
  let [x, y] = [0, 0]
  for (let place = 1; place < ring.length; place += 1) {
    const [fromX, fromY] = from(ring[place - 1], origin)
    const [toX, toY] = from(ring[place], origin)
    const cross = fromX * toY - toX * fromY
    x += (fromX + toX) * cross
    y += (fromY + toY) * cross
  }
  return [origin[0] + x / (6 * area), origin[1] + y / (6 * area)]
}

/** From nearby, or the figures are too small to tell. */
function from([x, y]: Position = [0, 0], origin: Position): Position {
  return [x - origin[0], y - origin[1]]
}

function widestAt(y: number, polygon: Polygon): Position | undefined {
  const [widest] = groundAlong(y, polygon).toSorted(
    (one, other) => other[1] - other[0] - (one[1] - one[0]),
  )
  return widest && [(widest[0] + widest[1]) / 2, y]
}

/** Where ground begins and ends at one height: across all rings, ground and gaps follow each other. */
export function groundAlong(
  y: number,
  polygon: Polygon,
): readonly (readonly [west: number, east: number])[] {
  const crossings = polygon.flatMap(ring =>
    ring.slice(1).flatMap((to, place) => {
      const start = ring[place] ?? to
      if (start[1] > y === to[1] > y) return []
      return [start[0] + ((to[0] - start[0]) * (y - start[1])) / (to[1] - start[1])]
    }),
  )
  const sorted = crossings.toSorted((one, other) => one - other)
  return sorted.flatMap((east, place) =>
    place % 2 === 1 ? [[sorted[place - 1] ?? east, east] as const] : [],
  )
}
