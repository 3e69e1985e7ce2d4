// What the amounts of a statement are read from.

import { dayInWords } from '../../dates/dates.ts'
import { periodOfHeading } from './column-roles.ts'
import { columnName } from './page-cells.ts'
import type { PageColumn } from './page-layout.ts'
import type { PrintedPeriod } from './printed-period.ts'
import type { StatementOption } from './statement-read.ts'

/** Columns count from 0. */
export interface AmountPlan {
  /** Added up. */
  readonly plus: readonly number[]
  /** Taken away: of two sides the other, or the GST inside. */
  readonly minus: readonly number[]
  /** What `plus` says of net profit, where it is one of two sides. */
  readonly side: 'credit' | 'debit' | null
  /** GST is taken off where the amount has it inside, whichever side that is on. */
  readonly gst: number | null
  /** Must add to the amount, line by line. */
  readonly months: readonly number[]
  readonly heading: string
  readonly period: PrintedPeriod | null
  readonly isGstInside: boolean | null
  /** Of `plus` only the first that is filled counts. */
  readonly isStepped: boolean
}

export interface OfferedPlan {
  readonly plan: AmountPlan
  readonly option: StatementOption
}

export function plan(given: Partial<AmountPlan> & Pick<AmountPlan, 'plus'>): AmountPlan {
  return {
    minus: [],
    side: null,
    gst: null,
    months: [],
    heading: '',
    period: null,
    isGstInside: null,
    isStepped: false,
    ...given,
  }
}

export function offered(column: PageColumn): OfferedPlan {
  return {
    option: { value: columnName(column.place), label: headingName(column) },
    plan: plan({
      plus: [column.place],
      heading: column.heading,
      period: periodOfHeading(column.heading),
      isGstInside: column.role === 'gross' ? true : column.role === 'net' ? false : null,
    }),
  }
}

export function headingName({ heading: given, place }: PageColumn): string {
  const heading = /^\d{4}-\d{2}-\d{2}$/.test(given) ? dayInWords(given) : given
  return heading === '' ? `Column ${columnName(place)}` : `${heading} (column ${columnName(place)})`
}
