// The periods of a farm with their days, how far they are, and how complete.

import { calendarDay } from '@furrow/farming/dates/dates'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { sowingWindow } from './sowing-window.ts'
import type { DaySpan } from './sowing-window.ts'

/** What ended before this year counts as old, and is hidden until it is asked for. */
export const oldBefore = 2013

export interface ListedPeriod {
  readonly period_id: number
  readonly name: string
  readonly year_name: string | null
  readonly start: string
  readonly end: string
  readonly status: string
  readonly score: number | null
  readonly submission_due: string
  readonly isOld: boolean
  /** Not known before the list of periods is. */
  readonly sowing: DaySpan | undefined
}

/** A period that the farm does not record. */
export interface OtherPeriod extends DaySpan {
  readonly id: number
  readonly name: string
}

export function usePeriodList(farmId: number) {
  const { api, settings } = useFurrow()
  const dayOf = (moment: string) => calendarDay(moment, settings.time_zone)
  const resources = ['farm_period', 'periods']
  const states = useAnswer(
    ['overview', farmId],
    signal => api.completeness.overview([farmId], { signal }),
    { resources },
  )
  const { rows } = useRows('periods')
  const listed = new Map(rows.map(row => [row.id, row]))
  const periods = (states.data?.[0]?.periods ?? []).map((period): ListedPeriod => {
    const row = listed.get(period.period_id)
    const isOld = period.end < `${oldBefore}-01-01`
    return { ...period, isOld, sowing: row && sowingWindow(row, settings.time_zone) }
  })
  const recorded = new Set(periods.map(({ period_id }) => period_id))
  const others = rows
    .filter(({ id }) => !recorded.has(id))
    .map(({ id, name, start_date, end_date }): OtherPeriod => ({
      id,
      name,
      start: dayOf(start_date),
      end: dayOf(end_date),
    }))
    .toSorted((one, other) => one.start.localeCompare(other.start))
  const { isLoading, failure, retry } = states
  return { periods, others, isLoading, failure, retry }
}
