// Where the name of a boundary stands: on its ground, and where there is room for it.

import { boundsOf, middleOf } from './bounds.ts'
import { holds, turnOf } from './rings.ts'
import { polygonsOf } from './shape.ts'
import type { Polygon, Position, Shape } from './shape.ts'

/** In the middle of its largest part, or of the widest ground at that height. */
export function labelPlace(shape: Shape): Position | undefined {
  const largest = polygonsOf(shape).reduce((most, polygon) =>
    sizeOf(polygon) > sizeOf(most) ? polygon : most,
  )
  const [outline, ...holes] = largest
  const box = outline && boundsOf(outline)
  if (!outline || !box) return undefined
  const middle = balancePoint(outline) ?? middleOf(box)
  const isGround = holds(outline, middle) && !holes.some(hole => holds(hole, middle))
  return isGround ? middle : widestAt(middle[1], largest)
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

/** Across all rings at one height, ground and gaps follow each other. */
function widestAt(y: number, polygon: Polygon): Position | undefined {
  const crossings = polygon.flatMap(ring =>
    ring.slice(1).flatMap((to, place) => {
      const start = ring[place] ?? to
      if (start[1] > y === to[1] > y) return []
      return [start[0] + ((to[0] - start[0]) * (y - start[1])) / (to[1] - start[1])]
    }),
  )
  const sorted = crossings.toSorted((one, other) => one - other)
  let widest: readonly [number, number] | undefined
  for (let place = 1; place < sorted.length; place += 2) {
    const span = [sorted[place - 1] ?? 0, sorted[place] ?? 0] as const
    if (!widest || span[1] - span[0] > widest[1] - widest[0]) widest = span
  }
  return widest && [(widest[0] + widest[1]) / 2, y]
}
