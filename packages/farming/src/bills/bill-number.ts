// Bills are numbered one by one within a financial year, which runs from 1 July to 30 June.

import { monthOf, yearOf } from '../dates/dates.ts'

/** The year in which it began: 2026 for all days from 1 July 2026 to 30 June 2027. */
export function financialYearOf(day: string): number {
  return monthOf(day) >= 7 ? yearOf(day) : yearOf(day) - 1
}

/** `2026-0001`. */
export function billNumber(year: number, place: number): string {
  return `${year}-${String(place).padStart(4, '0')}`
}
