// When an attack has succeeded: its median error is under half of that of guessing the published figure, or
// it is left with little doubt of some farm.

import { medianOf, sortedValues } from '../percentile.ts'

export interface Attempt {
  readonly truth: number
  readonly estimate: number
  /** The published figure of the smallest set that the farm is in. */
  readonly guess: number
  /** What the attacker is left with, as a share of the spread; where it is known. */
  readonly doubt?: number
}

export interface Score {
  readonly attempts: number
  /** Median error, as a share of that of guessing. */
  readonly error: number
  readonly leastDoubt: number
  readonly hasSucceeded: boolean
}

export function scoreOf(attempts: readonly Attempt[]): Score {
  const median = (errorOf: (attempt: Attempt) => number) =>
    medianOf(sortedValues(attempts.map(errorOf)))
  const error =
    median(({ truth, estimate }) => Math.abs(truth - estimate)) /
    median(({ truth, guess }) => Math.abs(truth - guess))
  const leastDoubt = Math.min(...attempts.map(({ doubt }) => doubt ?? Infinity))
  return {
    attempts: attempts.length,
    error,
    leastDoubt,
    hasSucceeded: error < 0.5 || leastDoubt < 0.3,
  }
}

export function scoreInWords({ attempts, error, leastDoubt }: Score): string {
  const doubt = Number.isFinite(leastDoubt) ? `, least doubt ${leastDoubt.toFixed(2)}` : ''
  return `error ${error.toFixed(2)} of guessing${doubt} (${attempts} targets)`
}
