// The records behind the lines of a figure, each once, by their kinds; what was changed last comes first.

import type { BenchmarkExplained } from '@furrow/wire/benchmarks-answer'

type RowBehind = BenchmarkExplained['own']['lines'][number]['rows'][number]

export interface KindBehind {
  readonly resource: string
  readonly count: number
  readonly shown: readonly RowBehind[]
}

/** Of each kind. */
const mostShown = 12

export function kindsBehind(lines: BenchmarkExplained['own']['lines']): readonly KindBehind[] {
  const rows = new Map<string, RowBehind>()
  for (const row of lines.flatMap(line => line.rows)) {
    const key = `${row.resource} ${row.id}`
    const figures = new Set([...(rows.get(key)?.figures ?? []), ...row.figures])
    rows.set(key, { ...row, figures: [...figures] })
  }
  return [...Map.groupBy(rows.values(), ({ resource }) => resource)].map(([resource, all]) => ({
    resource,
    count: all.length,
    shown: all.toSorted(latestFirst).slice(0, mostShown),
  }))
}

function latestFirst(one: RowBehind, other: RowBehind): number {
  return (other.changed?.at ?? '').localeCompare(one.changed?.at ?? '')
}
