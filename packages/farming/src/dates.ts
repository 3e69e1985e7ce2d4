// Calendar days as text (YYYY-MM-DD), which sorts as it counts: no clock, no time zone.

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsOfDay
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * millisecondsOfDay).toISOString().slice(0, 10)
}

/** The same day of another month; its last one where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const moved = new Date(`${day.slice(0, 7)}-01`)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const month = moved.toISOString().slice(0, 7)
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  return `${month}-${String(Math.min(dayOf(day), last)).padStart(2, '0')}`
}

export const yearOf = (day: string): number => Number(day.slice(0, 4))
export const monthOf = (day: string): number => Number(day.slice(5, 7))
const dayOf = (day: string): number => Number(day.slice(8, 10))

/** Whole months from one day’s month to another’s. */
export function monthsBetween(from: string, to: string): number {
  return (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from)
}

/** `1 March 2023`. */
export function dayInWords(day: string): string {
  return `${dayOf(day)} ${monthName(monthOf(day))} ${yearOf(day)}`
}

/** Of a month from 1 to 12. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? ''
}

/** `Mar`, of a month from 1 to 12. */
export function shortMonthName(month: number): string {
  return monthName(month).slice(0, 3)
}

/** Whether a month lies in a span of months, which may run over the end of the year. */
export function isInMonths(month: number, { from, to }: Months): boolean {
  return from <= to ? from <= month && month <= to : month >= from || month <= to
}

export interface Months {
  readonly from: number
  readonly to: number
}

const monthNames: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const millisecondsOfDay = 86_400_000
