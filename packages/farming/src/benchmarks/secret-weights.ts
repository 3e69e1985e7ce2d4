// The blur: each owner counts a little more or less than one in each set, by a weight that nobody knows.
// It is the same for all lines, so that all sums hold, and the same for as long as the set is the same.

import type { SecretDraw } from './edition.ts'

const leastBlur = 0.15
const blurRange = 0.2

/** 1 less or more 0.15 to 0.35, from a number between 0 and 1: its halves are the two signs. */
export function weightFrom(draw: number): number {
  const isMore = draw >= 0.5
  const blur = leastBlur + blurRange * (isMore ? 2 * draw - 1 : 2 * draw)
  return isMore ? 1 + blur : 1 - blur
}

/** For each of the farms (their ids sorted) the weight of its owner in this set. */
export function weightsIn(
  farms: readonly string[],
  owners: readonly string[],
  secretDraw: SecretDraw,
): Float64Array {
  const drawn = secretDraw(farms)
  const weights = new Float64Array(owners.length)
  for (const [at, owner] of owners.entries()) weights[at] = weightFrom(drawn(owner))
  return weights
}
