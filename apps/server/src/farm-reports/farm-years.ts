// The lines of a whole farm in its last periods, with what they come to.

import { farmComparison } from '@furrow/catalogue/measures/farm-comparison'
import { withSums } from '@furrow/farming/benchmarks/results/worked-measures'
import type { LineAmounts } from '@furrow/farming/benchmarks/results/worked-measures'
import { periodText } from '@furrow/farming/dates/period-text'
import type { Which } from '../reports/collections.ts'
import type { AskingOn } from '../reports/completeness-report.ts'
import { yearsOf } from '../reports/trend/trend-years.ts'

export interface YearOfLines {
  readonly label: string
  readonly lines: LineAmounts
}

/** The oldest first, ten at most. */
export async function farmYears(asking: AskingOn, which: Which): Promise<readonly YearOfLines[]> {
  const { years } = await yearsOf(asking, { ...which, scope: 'farm', group: undefined })
  return years.map(({ collection, lines }) => ({
    label: periodText(collection.name),
    lines: withSums(farmComparison, lines ?? {}),
  }))
}
