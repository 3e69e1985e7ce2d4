// Which rating says what an animal of a class eats: the variant that fits, of the set that the farm reckons by.

import { ratioOf, sumIfAllKnown } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface FeedRating {
  /** Ratings of two sets are never mixed. */
  readonly ratingSet: string
  /** Such as Merino, crossbred. */
  readonly variant: string | null
  /** Used unless a farm chooses another. */
  readonly usedFirst: boolean
}

export interface RatingChoice {
  /** Nothing where the farm did not choose: the ratings used first. */
  readonly set: string | null
  /** The one that the farm chose, or that fits the purpose of the enterprise. */
  readonly variant: string | null
}

/** Of those of one class. Of a set that has none of it, its feed is not known. */
export function chosenRating<One extends FeedRating>(
  ratings: readonly One[],
  { set, variant }: RatingChoice,
): One | undefined {
  const fits = (rating: One) => variant !== null && rating.variant === variant
  const ofSet = ratings.filter(rating =>
    set === null ? rating.usedFirst || fits(rating) : rating.ratingSet === set,
  )
  return ofSet.find(fits) ?? ofSet.find(({ usedFirst }) => usedFirst) ?? ofSet[0]
}

/** C115: what an animal eats in a year, by its rating month by month; nothing where a month is missing. */
export function yearlyRating(months: readonly Known[]): Known {
  return months.length === 12 ? ratioOf(sumIfAllKnown(months), 12) : null
}
