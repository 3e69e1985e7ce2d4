// Where a farm stands in its group, in words.

import type { BetterWay, Place } from '../place-among-others.ts'

/** `Better than about 65% of farms`, `Among the lowest quarter`. */
export function placeWords(place: Place | null, better: BetterWay): string | null {
  if (!place) return null
  if (place.kind === 'percentile') {
    if (place.percent === 50) return 'About in the middle'
    const way = better === 'neither' ? 'Higher' : 'Better'
    return `${way} than about ${place.percent}% of farms`
  }
  if (better === 'neither') {
    return `Among the ${place.end === 'top' ? 'highest' : 'lowest'} ${place.part}`
  }
  return place.end === 'top' ? `Among the best ${place.part}` : `Among the last ${place.part}`
}

/** The share of farms that it does better than; nothing outside of what is published. */
export function percentOf(place: Place | null): number | null {
  return place?.kind === 'percentile' ? place.percent : null
}
