// Percentiles against percentiles: of a set before and after a farm has left it, what was the farm's figure?

import { chanceFrom, normalFrom } from '../made-farms-for-tests.ts'
import { blurredPercentile, weighedRow } from '../blurred-percentile.ts'
import { percentileOf, sortedValues } from '../percentile.ts'
import { weightFrom } from '../secret-weights.ts'
import { independent, learn } from './belief-for-tests.ts'
import type { Attempt } from './score-for-tests.ts'

type Published = (values: readonly number[], chance: () => number) => readonly number[]

/** As it is published: quartiles of three places, by secret weights. */
export const blurred: Published = (values, chance) => {
  const weights = Float64Array.from(values, () => weightFrom(chance()))
  const row = weighedRow(Float64Array.from(values), weights)
  return [0.25, 0.5, 0.75].map(share => blurredPercentile(row, share))
}

/** As they are (C180), quartiles and fifths beside each other. */
export const plain: Published = values => {
  const row = sortedValues(values)
  return [0.2, 0.25, 0.5, 0.75, 0.8].map(share => percentileOf(row, share))
}

/** Sets of nine that one farm leaves; all figures in standard deviations. */
export function percentileAttack(
  published: Published,
  seed: number,
  targets = 100,
): readonly Attempt[] {
  const chance = chanceFrom(seed)
  const leave = () => {
    const values = Array.from({ length: 9 }, () => normalFrom(chance))
    const before = published(values, chance)
    return { truth: values[0] ?? NaN, before, after: published(values.slice(1), chance) }
  }
  const estimate =
    published === plain ? leaverByRank : learnedFrom(Array.from({ length: 3000 }, leave))
  return Array.from({ length: targets }, leave).map(({ truth, before, after }) => ({
    truth,
    estimate: estimate(before, after),
    guess: before[Math.floor(before.length / 2)] ?? NaN,
  }))
}

type Estimate = (before: readonly number[], after: readonly number[]) => number

/** What a straight line through many made-up sets makes of the figures, their differences and products. */
function learnedFrom(
  sets: readonly { truth: number; before: readonly number[]; after: readonly number[] }[],
): Estimate {
  const featuresOf: Estimate extends (...given: infer Given) => number
    ? (...given: Given) => Float64Array
    : never = (before, after) => {
    const apart = before.map((figure, at) => figure - (after[at] ?? NaN))
    const figures = [1, ...before, ...apart]
    const products = apart.flatMap(one => [...before, ...apart].map(other => one * other))
    return Float64Array.of(...figures, ...products, ...apart.map(figure => figure ** 3))
  }
  const first = sets[0]
  const belief = independent(0, 10, first ? featuresOf(first.before, first.after).length : 0)
  for (const { truth, before, after } of sets) {
    learn(belief, { coefficients: featuresOf(before, after), value: truth, variance: 1 })
  }
  return (before, after) =>
    featuresOf(before, after).reduce((sum, figure, at) => sum + figure * (belief.mean[at] ?? 0), 0)
}

/** Of nine, P20 and P25 give the second and third, P75 and P80 the seventh and eighth; of eight likewise. */
function leaverByRank(before: readonly number[], after: readonly number[]): number {
  const [p20 = NaN, third = NaN, fifth = NaN, seventh = NaN, p80 = NaN] = before
  const second = (p20 - 0.6 * third) / 0.4
  const eighth = (p80 - 0.6 * seventh) / 0.4
  const [q20 = NaN, q25 = NaN, middle = NaN, q75 = NaN, q80 = NaN] = after
  // 0.6 a + 0.4 b and 0.25 a + 0.75 b; 0.75 a + 0.25 b and 0.4 a + 0.6 b.
  const secondLeft = (0.75 * q20 - 0.4 * q25) / 0.35
  const thirdLeft = (0.6 * q25 - 0.25 * q20) / 0.35
  const sixthLeft = (0.6 * q75 - 0.25 * q80) / 0.35
  const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-6
  if (isSame(secondLeft, third)) return second
  if (!isSame(thirdLeft, third)) return third
  if (isSame(sixthLeft, seventh)) return middle > fifth ? (third + fifth) / 2 : fifth
  return isSame((q80 - 0.4 * sixthLeft) / 0.6, seventh) ? eighth : seventh
}
