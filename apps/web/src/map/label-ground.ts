// How much room the ground of a boundary has for its name, at the scale at which it is seen.

import { boundsOf } from './bounds.ts'
import { groundAlong, labelPlace, largestPolygon } from './label-place.ts'
import type { LabelGround, Span } from './label-room.ts'
import type { Polygon, Position, Shape } from './shape.ts'

/** From degrees to dots on the screen. */
export type Project = (position: Position) => { readonly x: number; readonly y: number }

export interface NamedGround {
  readonly at: Position
  groundSeen(project: Project): LabelGround
}

export function namedGround(shape: Shape): NamedGround | undefined {
  const polygon = largestPolygon(shape)
  const at = labelPlace(shape)
  const box = boundsOf(polygon[0] ?? [])
  if (!at || !box) return undefined
  const [west, south, east, north] = box
  return {
    at,
    groundSeen(project) {
      const [low, high] = [project([west, south]), project([east, north])]
      const [wide, tall] = [high.x - low.x, low.y - high.y]
      const dots = { x: wide / (east - west), y: tall / (north - south) }
      return {
        size: wide * tall,
        along: (top, bottom) => along({ polygon, at, dots }, top, bottom),
      }
    },
  }
}

interface Seen {
  readonly polygon: Polygon
  readonly at: Position
  /** For each degree. */
  readonly dots: { readonly x: number; readonly y: number }
}

function along({ polygon, at, dots }: Seen, top: number, bottom: number): Span | undefined {
  let span: Span | undefined = { from: -Infinity, to: Infinity }
  // From the middle outwards: that is where the place lies.
  for (const height of [(top + bottom) / 2, top, bottom]) {
    const spans = groundAlong(at[1] - height / dots.y, polygon).map(([west, east]) => ({
      from: (west - at[0]) * dots.x,
      to: (east - at[0]) * dots.x,
    }))
    span = span && widestShared(span, spans)
  }
  return span
}

function widestShared(span: Span, spans: readonly Span[]): Span | undefined {
  const shared = spans
    .map(({ from, to }) => ({ from: Math.max(from, span.from), to: Math.min(to, span.to) }))
    .filter(({ from, to }) => to > from)
  return shared.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0]
}
