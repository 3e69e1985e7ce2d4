// How long the files are, tests left out: half of them must stay well below the ceiling.

import { isTest } from './sources.ts'
import type { Source } from './sources.ts'

const longestMedian = 120

export function measureLengths(sources: readonly Source[]): {
  readonly report: string
  readonly faults: readonly string[]
} {
  const lengths = sources
    .filter(({ path }) => path.includes('/src/') && !isTest(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .toSorted((one, other) => one.lines - other.lines)
  const median = lengths[Math.floor(lengths.length / 2)]?.lines ?? 0
  const largest = lengths.slice(-3).map(({ path, lines }) => `${path} ${lines}`)
  return {
    report: `median source file ${median} lines; largest: ${largest.toReversed().join(', ')}`,
    faults:
      median < longestMedian
        ? []
        : [`Half the files have ${median} lines or more: they must stay under ${longestMedian}.`],
  }
}
