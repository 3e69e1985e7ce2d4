// Whether two shapes are the same ground, however their corners are counted.

import { sharedHectares } from './clipped.ts'
import { hectaresOf } from './shape.ts'
import type { Shape } from './shape.ts'
import { roughlySameGround } from './shared-roughly.ts'

const answers = new WeakMap<Shape, WeakMap<Shape, boolean>>()

/** To a hundredth of a hectare in a hundred. Worked out once for each pair. */
export function isSameGround(one: Shape, other: Shape): boolean {
  const of = answers.get(one) ?? new WeakMap<Shape, boolean>()
  answers.set(one, of)
  const known = of.get(other) ?? (haveSameCorners(one, other) || areSame(one, other))
  of.set(other, known)
  return known
}

function haveSameCorners(one: Shape, other: Shape): boolean {
  return JSON.stringify(one.coordinates) === JSON.stringify(other.coordinates)
}

function areSame(one: Shape, other: Shape): boolean {
  // Most are told apart by a ruler.
  if (roughlySameGround(one, other) < 0.98) return false
  const shared = sharedHectares(one, other)
  const either = hectaresOf(one) + hectaresOf(other) - shared
  return either > 0 && shared / either >= 0.9999
}
