// A boundary while it is drawn: rings by themselves, each land or cut out of it; and the shape that
// they make together.

import { joined, without } from './clipped.ts'
import { mendedShape } from './mend-shape.ts'
import type { MendedShape } from './mend-shape.ts'
import { holds } from './rings.ts'
import { hectaresOf, polygonsOf, shapeOf } from './shape.ts'
import type { Polygon, Ring, Shape } from './shape.ts'

export type RingPart = 'land' | 'hole'

export interface DrawnRing {
  readonly part: RingPart
  readonly ring: Ring
}

export function ringsIn(shape: Shape): readonly DrawnRing[] {
  return polygonsOf(shape).flatMap(polygon =>
    polygon.map((ring, place): DrawnRing => ({ part: place === 0 ? 'land' : 'hole', ring })),
  )
}

/** Corners stay where they were drawn, unless lands overlap or a hole runs over an edge. */
export function drawnShape(rings: readonly DrawnRing[]): MendedShape | undefined {
  const put = mendedShape(putTogether(rings))
  if (!put || rings.length === 1) return put
  const lands = ofPart(rings, 'land').map((ring): Polygon => [ring])
  const holes = ofPart(rings, 'hole').map((ring): Polygon => [ring])
  const clipped = shapeOf(without(joined(lands), holes))
  if (!clipped) return undefined
  const [plain, true_] = [hectaresOf(put.shape), hectaresOf(clipped)]
  return Math.abs(plain - true_) <= true_ * 1e-6 ? put : mendedShape(polygonsOf(clipped))
}

/** Each hole in the land that it lies in. */
function putTogether(rings: readonly DrawnRing[]): readonly Polygon[] {
  const holes = ofPart(rings, 'hole')
  return ofPart(rings, 'land').map(land => [
    land,
    ...holes.filter(([corner]) => corner && holds(land, corner)),
  ])
}

function ofPart(rings: readonly DrawnRing[], part: RingPart): readonly Ring[] {
  return rings.filter(drawn => drawn.part === part).map(({ ring }) => ring)
}
