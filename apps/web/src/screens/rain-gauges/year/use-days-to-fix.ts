// The days of a gauge on which the sheet holds what could not be read: the device alone knows of them.

import { yearOf } from '@furrow/farming/dates/dates'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import { useMemo } from 'react'
import { useSheetNote } from '../../../data/hooks/sheet-notes.ts'
import { joinedKept, keptCellsIn } from '../../../data/sheets/kept-cells.ts'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { monthColumnId } from './rain-columns.ts'
import { dateOf } from './rain-year.ts'
import { monthsIn } from './shown-months.ts'

export function useDaysToFix({ gauge, span }: GaugeAtWork): ReadonlySet<string> {
  const { value } = useSheetNote(rainSheetName(gauge.id, span), 'work', joinedKept)
  return useMemo(() => daysToFix(value, span), [value, span])
}

/** By which the device knows the sheet of twelve months. */
export function rainSheetName(gaugeId: number, span: MonthSpan): string {
  return `rain ${gaugeId} ${yearOf(span.to)}`
}

export function daysToFix(kept: unknown, span: MonthSpan): ReadonlySet<string> {
  const months = new Map(monthsIn(span).map(one => [monthColumnId(one, span), one]))
  const days = keptCellsIn(kept).marks.flatMap(({ row, column }) => {
    const at = months.get(column)
    return at ? [dateOf(at.year, at.month, Number(row))] : []
  })
  return new Set(days)
}
