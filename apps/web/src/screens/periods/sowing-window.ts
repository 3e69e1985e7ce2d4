// The sowing window of a period by its days, which are the same for everybody.

import { calendarDay } from '@furrow/farming/dates/dates'

export interface DaySpan {
  readonly start: string
  readonly end: string
}

interface WithWindow {
  readonly sowing_start_date: string
  readonly sowing_end_date: string
}

export function sowingWindow(period: WithWindow, timeZone: string): DaySpan {
  return {
    start: calendarDay(period.sowing_start_date, timeZone),
    end: calendarDay(period.sowing_end_date, timeZone),
  }
}
