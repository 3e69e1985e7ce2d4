// How many of the records that a figure follows from were changed after a moment, as far as one may see that.

import type { BenchmarkExplained } from '@furrow/wire/benchmarks-answer'

export function changedSince(lines: BenchmarkExplained['own']['lines'], moment: string): number {
  const rows = lines.flatMap(line => line.rows)
  const later = rows.filter(({ changed }) => changed !== null && isAfter(changed.at, moment))
  return new Set(later.map(({ resource, id }) => `${resource} ${id}`)).size
}

export function isAfter(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other)
}
