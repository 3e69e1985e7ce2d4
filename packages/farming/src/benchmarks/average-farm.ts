// The average farm of a set: of each line the mean by secret weights. A line that few have, or that is
// nearly one owner's, is said within "other" of its section.

import type { Crowd } from './crowd.ts'
import type { Farms } from './owner-tally.ts'
import type { BenchmarkLine, PublishedAverage } from './edition.ts'
import type { Denominator } from './line-plan.ts'
import { LinesOfSet } from './lines-of-set.ts'
import type { AverageInput } from './lines-of-set.ts'

export function averageFarm(
  input: AverageInput,
  farms: Farms,
  weights: Float64Array,
): PublishedAverage {
  const { crowd, least, linePlan } = input
  const set = new LinesOfSet(input, farms)
  for (const [line, other] of linePlan.otherOf.entries()) judgeLine(set, line, other)
  for (const other of linePlan.others) fillOther(set, other)
  for (const denominator of linePlan.denominators) judgeDenominator(set, denominator)
  for (const [line, other] of linePlan.otherOf.entries()) {
    const isLost = set.states[line] === 'joined' && set.states[other] === 'withheld'
    if (isLost) set.states[line] = 'withheld'
  }
  return {
    lines: publishedMeans(set, weightedMeans(crowd, farms, weights)),
    states: set.states,
    reasons: set.reasons,
    publicLines: set.states.map(
      (state, line) => state === 'published' && (set.ownerCounts[line] ?? 0) >= least.public,
    ),
  }
}

function judgeLine(set: LinesOfSet, line: number, other: number) {
  const amounts = set.amountsOf([line])
  const reason = set.reasonAgainst(amounts)
  set.ownerCounts[line] = amounts.owners
  if (!reason) return
  set.reasons[line] = reason
  set.states[line] = other === -1 ? 'withheld' : 'joined'
}

/** Together with what joined it, "other" must be as safe as a line: while it isn't, another line joins. */
function fillOther(set: LinesOfSet, other: number) {
  for (;;) {
    const amounts = set.amountsOf([other, ...set.joinedTo(other)])
    set.ownerCounts[other] = amounts.owners
    // What nobody has gives nobody away.
    const reason = amounts.owners === 0 ? null : set.reasonAgainst(amounts)
    set.reasons[other] = reason
    set.states[other] = reason ? 'withheld' : 'published'
    const next = reason ? set.nextToJoin(other) : undefined
    if (next === undefined) return
    set.states[next] = 'joined'
    set.reasons[next] = reason
  }
}

/** A quotient that is nearly one owner's must not be calculated from its lines either. */
function judgeDenominator(set: LinesOfSet, { lines, signs }: Denominator) {
  const reason = set.dominating(set.amountsOf(lines, signs))
  if (!reason) return
  for (const line of lines) {
    set.states[line] = 'withheld'
    set.reasons[line] = reason
  }
}

function publishedMeans(set: LinesOfSet, means: Float64Array): Float64Array {
  return means.map((mean, line) => {
    if (set.states[line] !== 'published') return NaN
    const joined = set.joinedTo(line)
    // A line that nobody knows has nothing to bring along.
    return joined.reduce(
      (sum, part) => sum + (means[part] || 0),
      joined.length > 0 ? mean || 0 : mean,
    )
  })
}

/** Of each line, over the farms that know it. */
function weightedMeans(crowd: Crowd, farms: Farms, weights: Float64Array): Float64Array {
  const { lines, lineCount } = crowd
  const sums = new Float64Array(lineCount)
  const wholes = new Float64Array(lineCount)
  for (let at = 0; at < farms.length; at += 1) {
    const weight = weights[at] ?? 0
    const row = (farms[at] ?? 0) * lineCount
    for (let line = 0; line < lineCount; line += 1) {
      const amount = lines[row + line] ?? NaN
      if (Number.isNaN(amount)) continue
      sums[line] = (sums[line] ?? 0) + weight * amount
      wholes[line] = (wholes[line] ?? 0) + weight
    }
  }
  return sums.map((sum, line) => sum / (wholes[line] ?? 0))
}

/**
 * Whether a figure that is made of these lines can be said of the average farm: each is published, or has
 * joined an "other" that is in the figure, too.
 */
export function canBeSaid(
  names: readonly string[],
  lines: readonly BenchmarkLine[],
  { states }: Pick<PublishedAverage, 'states'>,
): boolean {
  const within = new Set(names)
  return lines.every(({ name, joins }, line) => {
    if (!within.has(name) || states[line] === 'published') return true
    return states[line] === 'joined' && joins !== undefined && within.has(joins)
  })
}
