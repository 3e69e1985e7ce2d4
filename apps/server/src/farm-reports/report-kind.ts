// A kind of report: what it answers, and how it is put together.

import type { BenchmarksOfPeriod } from '@furrow/wire/benchmarks-answer'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import type { ReportSources } from './report-sources.ts'
import type { WhyNot } from './why-not.ts'

export type ReportSection = FarmReport['sections'][number]

export interface ReportContent {
  /** Nothing where it compares with nobody. */
  readonly compared: BenchmarksOfPeriod | null
  readonly says: string
  readonly missing: readonly string[]
  readonly sections: readonly ReportSection[]
}

export interface ReportKind {
  readonly key: string
  readonly name: string
  /** What it answers, in a sentence. */
  readonly about: string
  readonly family: (typeof reportFamilies)[number]
  /** For people who can see finances alone. */
  readonly needsMoney: boolean
  /** It is a part of others, and stands in no list. */
  readonly isUnlisted?: true
  /** What it is about: `farm`, `crop 12`, `stock 7`. */
  readonly scope: string
  readonly howToRead: FarmReport['how_to_read']
  /** Why it can't be made yet, where that is not that nothing at all is entered. */
  whyNot?(sources: ReportSources): Promise<WhyNot | null>
  content(sources: ReportSources): Promise<ReportContent>
}

const reportFamilies = [
  'How the farm compares',
  'Crops',
  'Livestock',
  'The farm by itself',
] as const

/** Without sections that have nothing to show. */
export function sectionsOf(
  sections: readonly (readonly [heading: string, blocks: ReportSection['blocks']])[],
): readonly ReportSection[] {
  return sections.flatMap(([heading, blocks]) => (blocks.length === 0 ? [] : [{ heading, blocks }]))
}
