// The sowing window of a period by its days, where one is.

export interface DaySpan {
  readonly start: string
  readonly end: string
}

interface WithWindow {
  readonly sowing_start_date: string
  readonly sowing_end_date: string
}

export function sowingWindow(period: WithWindow): DaySpan {
  return { start: dayHere(period.sowing_start_date), end: dayHere(period.sowing_end_date) }
}

/** `2026-03-01`, of a moment. */
export function dayHere(moment: string): string {
  const time = new Date(moment)
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()]
  return parts.map(part => String(part).padStart(2, '0')).join('-')
}
