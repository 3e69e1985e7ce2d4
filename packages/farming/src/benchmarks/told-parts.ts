// What is told of a part of the average farm, such as its wheat. Its growers compare it with each other already, and
// two means of the same farms, each with a blur of its own, would wear the blur thin.

import { crowdOf, farmsOf } from './crowd.ts'
import type { Crowd } from './crowd.ts'
import type { FarmResult, LineState, PublishedSet, Withheld } from './edition.ts'
import { isWithheld } from './edition.ts'
import { SetsApart } from './leftover-rule.ts'
import type { Farms } from './owner-tally.ts'

export interface PartsToTell {
  readonly edition: number
  /** What is published of the part before this is asked, over all farms of each set. */
  readonly sets: readonly PublishedSet[]
  /** What its growers compare: of this edition, and of each before. */
  readonly growers: readonly PublishedSet[]
  readonly growersBefore: readonly {
    readonly edition: number
    readonly sets: readonly PublishedSet[]
  }[]
  /** The part of each farm; nothing of it is 0. */
  readonly results: readonly FarmResult[]
  /** Which of its lines is its ground. */
  readonly ground: number
}

interface GrowersPublished {
  readonly key: string
  readonly edition: number
  readonly farms: Farms
}

/**
 * Of a group the ground alone, where the mean of its growers is told. Of its best farms, which are no group of
 * growers, all lines: as far as they leave nobody, or three owners at least, of every published group of growers.
 */
export function toldParts(asked: PartsToTell): readonly PublishedSet[] {
  const { edition, growers, growersBefore, ground, results, sets } = asked
  const crowd = crowdOf({ lines: [], measures: [], rankings: [], results })
  const growing = new Set(
    results.filter(({ lines }) => (lines[ground] ?? 0) > 0).map(({ farm }) => farm),
  )
  const published = [{ edition, sets: growers }, ...growersBefore].flatMap(one =>
    one.sets.flatMap(({ average, averaged, key }): GrowersPublished[] =>
      isWithheld(average) ? [] : [{ key, edition: one.edition, farms: farmsOf(crowd, averaged) }],
    ),
  )
  return sets.map(set => {
    if (isWithheld(set.average)) return set
    if (set.kind !== 'top') return groundTold(set, growers, ground)
    const grown = set.averaged.filter(farm => growing.has(farm))
    const own = { key: set.key, edition, farms: farmsOf(crowd, grown) }
    const reason = leftoverOf(crowd, own, published)
    if (reason) return { ...set, average: reason }
    published.push(own)
    return set
  })
}

function leftoverOf(
  crowd: Crowd,
  { farms }: GrowersPublished,
  published: readonly GrowersPublished[],
): Withheld | null {
  for (const other of published) {
    const apart = new SetsApart(farms, other.farms).owners(crowd.ownerOf)
    if (apart.isLeftover) return apart.leftoverBeside([other.key], other.edition)
  }
  return null
}

function groundTold(
  set: PublishedSet,
  growers: readonly PublishedSet[],
  ground: number,
): PublishedSet {
  const ofGrowers = growers.find(({ key }) => key === set.key)?.average
  if (!ofGrowers) return { ...set, average: { rule: 'floor', owners: 0, needed: 1 } }
  if (isWithheld(ofGrowers) || isWithheld(set.average)) return { ...set, average: ofGrowers }
  const { lines, publicLines, reasons, states } = set.average
  const isGround = (at: number) => at === ground
  return {
    ...set,
    average: {
      lines: lines.map((mean, at) => (isGround(at) ? mean : NaN)),
      states: states.map((state, at): LineState => (isGround(at) ? state : 'withheld')),
      reasons: reasons.map((reason, at) => (isGround(at) ? reason : null)),
      publicLines: publicLines.map((isPublic, at) => isGround(at) && isPublic),
    },
  }
}
