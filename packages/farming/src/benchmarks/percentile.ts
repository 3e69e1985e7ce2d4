// Percentiles of figures as they are, by straight lines between the sorted values, both ends included
// (C180): what Excel calls PERCENTILE.INC and PostgreSQL percentile_cont.

/** Of sorted values. Nothing where there are none. */
export function percentileOf(sorted: ArrayLike<number>, share: number): number {
  return valueAt(sorted, (sorted.length - 1) * share)
}

export function medianOf(sorted: ArrayLike<number>): number {
  return percentileOf(sorted, 0.5)
}

/** The mean of what stands at a percentile's place and one place before and behind it. */
export function percentileOfThreePlaces(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share
  return (valueAt(sorted, place - 1) + valueAt(sorted, place) + valueAt(sorted, place + 1)) / 3
}

/** The share of the others that are below (C184). */
export function percentileRank(value: number, others: ArrayLike<number>): number {
  const below = Array.from(others).filter(other => other < value).length
  return below / others.length
}

export function sortedValues(values: Iterable<number>): Float64Array {
  return Float64Array.from(values)
    .filter(value => !Number.isNaN(value))
    .sort()
}

/** Places count from 0; before the first and behind the last stand the first and the last. */
function valueAt(sorted: ArrayLike<number>, place: number): number {
  const within = Math.min(Math.max(place, 0), sorted.length - 1)
  const before = Math.floor(within)
  const low = sorted[before] ?? NaN
  const high = sorted[before + 1] ?? low
  return low + (within - before) * (high - low)
}
