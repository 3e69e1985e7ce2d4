// A day as people type it: 1/3/2024, 1-3-24, 01.03.2024, 2024-03-01. What no calendar has is said in
// a sentence, never moved to another day.

import { monthName } from './dates.ts'

export type TypedDay = { readonly day: string } | { readonly wrong: string }

/** `day` is YYYY-MM-DD. */
export function readDay(text: string): TypedDay {
  const parts = partsOf(text.trim())
  if (!parts) return { wrong: `“${text.trim()}” is not a date. Write it like 21/11/2026.` }
  const wrong = whatIsWrong(parts)
  return wrong === undefined ? { day: asText(parts) } : { wrong }
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** Of a month from 1 to 12. */
export function daysInMonth(month: number, year: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

interface Parts {
  readonly day: number
  readonly month: number
  readonly year: number
}

/** The day always comes first where the year has two digits: 14-5-25 is the 14th of May. */
function partsOf(text: string): Parts | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const found =
    /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text) ??
    /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2})$/.exec(text) ??
    /^(\d{2})()(\d{2})(\d{4})$/.exec(text)
  if (!found) return undefined
  return { day: Number(found[1]), month: Number(found[3]), year: wholeYear(found[4] ?? '') }
}

/** Two digits are a year from 1950 to 2049. */
function wholeYear(digits: string): number {
  const year = Number(digits)
  if (digits.length === 4) return year
  return year < 50 ? 2000 + year : 1900 + year
}

function whatIsWrong({ day, month, year }: Parts): string | undefined {
  if (year < 1000) return `There is no year ${year} here. Write all four digits.`
  if (month < 1 || month > 12) return `There is no month ${month}. Write the day first: 21/11/2026.`
  if (day >= 1 && day <= daysInMonth(month, year)) return undefined
  const isLeapDay = month === 2 && day === 29
  return `${day} ${monthName(month)}${isLeapDay ? ` ${year}` : ''} does not exist.`
}

function asText({ day, month, year }: Parts): string {
  return [year, twoDigits(month), twoDigits(day)].join('-')
}

const twoDigits = (part: number): string => String(part).padStart(2, '0')
