// Calendar days as text (YYYY-MM-DD), which sorts as it counts: no clock, and no time zone but where a
// moment is told by its day, and a day by the moment at which it begins.

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsOfDay
}

export function addDays(day: string, days: number): string {
  return dayAt(Date.parse(day) + days * millisecondsOfDay)
}

function dayAt(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

/** Each day from the first to the last one. */
export function daysFrom({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const count = Math.max(0, daysBetween(from, to) + 1)
  const first = Date.parse(from)
  return Array.from({ length: count }, (_, days) => dayAt(first + days * millisecondsOfDay))
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

/** The day on which a moment falls in a time zone; nothing where it is no moment. */
export function calendarDay(moment: string, timeZone: string): string {
  const at = Date.parse(moment)
  return Number.isNaN(at) ? '' : clockIn(timeZone, at).slice(0, 10)
}

/** The moment at which a day begins in a time zone, in UTC: `2023-06-30T14:00:00Z`. */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(day)
  const at = [-millisecondsOfDay, millisecondsOfDay]
    .map(around => midnight - aheadOfUtc(timeZone, midnight + around))
    // Where clocks are changed at midnight, one of the two lies in the day before.
    .find(begun => clockIn(timeZone, begun).startsWith(day))
  return `${new Date(at ?? midnight).toISOString().slice(0, 19)}Z`
}

function aheadOfUtc(timeZone: string, at: number): number {
  return Date.parse(`${clockIn(timeZone, at)}Z`) - at
}

/** What a clock there shows, without fractions of a second: `2023-07-01T00:00:00`. */
function clockIn(timeZone: string, at: number): string {
  const parts = clockFor(timeZone).formatToParts(at)
  const part = (type: string) => parts.find(one => one.type === type)?.value ?? ''
  const day = [part('year').padStart(4, '0'), part('month'), part('day')].join('-')
  return `${day}T${[part('hour'), part('minute'), part('second')].join(':')}`
}

/** Made once for each zone: making one takes longer than a thousand days. */
function clockFor(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const digits = '2-digit' as const
  const clock = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

const clocks = new Map<string, Intl.DateTimeFormat>()

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
