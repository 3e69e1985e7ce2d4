// A ladder: from their profit to the own one, a bar for each part, which begins where the one before it ended; the
// rungs of a part go the same way within it.

import type { Known } from '../numbers/ratio.ts'
import { placeOn } from './figure-scale.ts'

interface LadderFigures {
  readonly theirs: Known
  readonly own: Known
  readonly parts: readonly {
    /** Above 0 where the own farm does better. */
    readonly gap: Known
    readonly rungs: readonly Known[]
  }[]
  /** Amounts that are to have their place on the scale as well. */
  readonly reach?: readonly number[]
}

/** From where it begins to where it ends; to the left where it is a loss. */
export interface LadderBar {
  readonly from: number
  readonly to: number
}

export interface LadderPlaces {
  readonly theirs: number
  readonly own: number
  readonly parts: readonly (LadderBar & { readonly rungs: readonly LadderBar[] })[]
}

/** Room at both ends for the marks of the two farms. */
const edge = 0.04

export function ladderPlaces({ theirs, own, parts, reach = [] }: LadderFigures): LadderPlaces {
  const begins = theirs ?? 0
  const climbed = climb(
    begins,
    parts.map(({ gap }) => gap),
  )
  const within = parts.map(({ rungs }, part) => climb(climbed[part]?.from ?? begins, rungs))
  const bars = [...climbed, ...within.flat()].flatMap(({ from, to }) => [from, to])
  const all = [...bars, ...reach]
  const ends = { from: Math.min(begins, ...all), to: Math.max(begins, ...all) }
  const last = climbed.at(-1)?.to ?? begins
  const at = (amount: number) => edge + placeOn(ends, amount) * (1 - 2 * edge)
  const placed = ({ from, to }: LadderBar) => ({ from: at(from), to: at(to) })
  return {
    theirs: at(begins),
    own: at(own ?? last),
    parts: climbed.map((bar, part) => ({
      ...placed(bar),
      rungs: (within[part] ?? []).map(placed),
    })),
  }
}

/** What is not known climbs nothing. */
function climb(begins: number, gaps: readonly Known[]): readonly LadderBar[] {
  let from = begins
  return gaps.map(gap => {
    const bar = { from, to: from + (gap ?? 0) }
    from = bar.to
    return bar
  })
}
