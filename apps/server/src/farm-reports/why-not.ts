// Why a report can't be made of a farm's period, in a sentence, and which kind of record is entered for it.

import { farmComparison } from '@furrow/catalogue/measures/farm-comparison'
import { workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import { periodText } from '@furrow/farming/dates/period-text'
import type { ReportSources } from './report-sources.ts'

export interface WhyNot {
  readonly sentence: string
  /** Nothing where it is no matter of entering something. */
  readonly record: string | null
}

/** `words`: up to the period, which ends the sentence. */
export function nothingOf(
  { collection }: Pick<ReportSources, 'collection'>,
  words: string,
  record: string | null,
): WhyNot {
  return { sentence: `${words} ${periodText(collection.name)}.`, record }
}

/** Of a report that says something of whatever a farm has. */
export function whyNothing(
  sources: Pick<ReportSources, 'collection' | 'scopes' | 'seesMoney'>,
): WhyNot | null {
  if (sources.scopes.length > 0) return null
  const kinds = sources.seesMoney ? 'crops, livestock or costs' : 'crops or livestock'
  return nothingOf(sources, `No ${kinds} have been entered for`, 'crop_collections')
}

/** Whether the farm has any measure of a section. */
export function knowsAnyOf(
  { lines }: Pick<ReportSources, 'lines'>,
  sections: readonly string[],
): boolean {
  const figures = workedMeasures(farmComparison, lines)
  return farmComparison.measures.some(
    ({ section, name }) => sections.includes(section) && (figures[name] ?? 0) !== 0,
  )
}
