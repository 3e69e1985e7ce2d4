// Whether the shapes of a file lie where the farm is: those of another farm often have the same names.

import {
  boundsOf,
  boundsOfShapes,
  kilometresAcross,
  kilometresBetween,
  middleOf,
} from '../../../map/bounds.ts'
import type { Position, Shape } from '../../../map/shape.ts'
import { numberText } from '../../../ui/amounts.ts'

/** Nothing where they lie near, or nothing of the farm is on the map yet. */
export function farAway(
  shapes: readonly Shape[],
  ofFarm: { readonly shapes: readonly Shape[]; readonly points: readonly Position[] },
): string | undefined {
  const theirs = boundsOfShapes(shapes)
  const farm = boundsOfShapes(ofFarm.shapes) ?? boundsOf(ofFarm.points)
  if (!theirs || !farm) return undefined
  const away = kilometresBetween(middleOf(theirs), middleOf(farm))
  if (away <= Math.max(near, 3 * kilometresAcross(farm))) return undefined
  return `These shapes are ${numberText(away, 0)} km from the rest of the farm on the map. Do they belong to this farm?`
}

/** Farms have land apart, but seldom further than this. */
const near = 60
