// How many were answered lately, and how quickly, as the buckets of a histogram tell it.

import type { Sample } from './samples.ts'

export interface AnswerPace {
  readonly count: number
  /** Nothing where nothing was asked. */
  readonly median_ms: number | null
  readonly p95_ms: number | null
}

interface Bucket {
  /** In seconds: as long as that, or shorter. */
  readonly until: number
  readonly count: number
}

/** Of all together. */
export function paceOf(lately: readonly Sample[], name: string): AnswerPace {
  const byBound = Map.groupBy(
    lately.filter(sample => sample.name === `${name}_bucket`),
    ({ labels }) => labels['le'],
  )
  const buckets = [...byBound].map(([bound, samples]) => ({
    until: bound === '+Inf' ? Infinity : Number(bound),
    count: samples.reduce((sum, { value }) => sum + value, 0),
  }))
  return paceIn(buckets.toSorted((one, other) => one.until - other.until))
}

/** Of each label; with how many milliseconds all took together. */
export function pacesBy(
  lately: readonly Sample[],
  name: string,
  label: string,
): ReadonlyMap<string, AnswerPace & { readonly total_ms: number }> {
  const ofMeter = lately.filter(sample => sample.name.startsWith(name))
  const groups = Map.groupBy(ofMeter, ({ labels }) => String(labels[label]))
  return new Map(
    [...groups].map(([word, samples]) => {
      const seconds = samples.find(sample => sample.name === `${name}_sum`)?.value ?? 0
      return [word, { ...paceOf(samples, name), total_ms: seconds * 1000 }]
    }),
  )
}

function paceIn(buckets: readonly Bucket[]): AnswerPace {
  const count = buckets.at(-1)?.count ?? 0
  if (count === 0) return { count, median_ms: null, p95_ms: null }
  return {
    count,
    median_ms: quantile(buckets, count * 0.5),
    p95_ms: quantile(buckets, count * 0.95),
  }
}

/** Within a bucket they are taken to be spread evenly. Beyond the last bound nothing is known but that. */
function quantile(buckets: readonly Bucket[], wanted: number): number {
  const place = buckets.findIndex(({ count }) => count >= wanted)
  const bucket = buckets[place]
  const below = buckets[place - 1] ?? { until: 0, count: 0 }
  if (!bucket || bucket.until === Infinity) return below.until * 1000
  const share = (wanted - below.count) / (bucket.count - below.count)
  return Math.round((below.until + (bucket.until - below.until) * share) * 10_000) / 10
}
