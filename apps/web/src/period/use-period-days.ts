// The days of a period, and today, for the figures that follow from them.

import type { NamedPeriod } from '@furrow/farming/crops/crop-calendar'
import { calendarDay } from '@furrow/farming/dates/dates'
import { useMemo } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { useRow } from '../data/hooks/use-rows.ts'
import { useToday } from './use-today.ts'

export interface DaysOfPeriod {
  readonly start: string
  readonly end: string
  readonly sowing_start: string
  readonly today: string
}

/** With its sowing window, and as it is called; nothing as long as it is not read. */
export function useNamedPeriod(periodId: number): NamedPeriod | undefined {
  const { row: period } = useRow('periods', periodId)
  const { time_zone: zone } = useFurrow().settings
  return useMemo(() => {
    if (!period) return undefined
    const day = (moment: string) => calendarDay(moment, zone)
    return {
      name: period.name,
      start: day(period.start_date),
      end: day(period.end_date),
      sowingStart: day(period.sowing_start_date),
      sowingEnd: day(period.sowing_end_date),
    }
  }, [period, zone])
}

/** Nothing as long as the period is not read. */
export function usePeriodDays(periodId: number): DaysOfPeriod | undefined {
  const { row: period } = useRow('periods', periodId)
  const { time_zone: zone } = useFurrow().settings
  const { today } = useToday()
  return useMemo(() => {
    if (!period) return undefined
    const day = (moment: string) => calendarDay(moment, zone)
    return {
      start: day(period.start_date),
      end: day(period.end_date),
      today,
      sowing_start: day(period.sowing_start_date),
    }
  }, [period, zone, today])
}
