// Calendar days as text (YYYY-MM-DD) and as whole numbers counted from 1 January 1970, by plain
// arithmetic: no clock, no time zone.

export function dayNumber(text: string): number {
  const month = monthOf(text)
  const year = yearOf(text) - (month <= 2 ? 1 : 0)
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOf(text) - 1
  return 365 * year + leapDays(year) + dayOfYear - 719_468
}

export function dayText(number: number): string {
  const days = number + 719_468
  let year = Math.floor(days / 365.2425)
  if (days < 365 * year + leapDays(year)) year -= 1
  if (days >= 365 * (year + 1) + leapDays(year + 1)) year += 1
  const dayOfYear = days - 365 * year - leapDays(year)
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return `${month <= 2 ? year + 1 : year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`
}

export const addDays = (text: string, days: number): string => dayText(dayNumber(text) + days)

/** How many days later the second is. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

export const yearOf = (text: string): number => Number(text.slice(0, 4))

export const monthOf = (text: string): number => Number(text.slice(5, 7))

export const dayOf = (text: string): number => Number(text.slice(8, 10))

/** Leap days before the March that begins a year: years are counted here from March to February. */
function leapDays(year: number): number {
  return Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
}
