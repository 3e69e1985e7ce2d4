// A day as other programs write it: with a month in words, or with a time of day behind it. What is
// typed in figures alone is read as everywhere else.

import { monthName } from '@furrow/farming/dates/dates'
import { readDay } from '@furrow/farming/dates/typed-date'
import type { CellReading } from './cell-kind.ts'

export function readWrittenDay(text: string): CellReading {
  const typed = text.trim()
  const bare = typed.replace(weekday, '').replace(midnight, '')
  const figures = inFigures(bare)
  if (figures === undefined) return { wrong: `“${typed}” has no year. Write it like 21/11/2026.` }
  const read = readDay(figures)
  if ('day' in read) return { value: read.day }
  // What is quoted is what was typed.
  return { wrong: read.wrong.replace(`“${figures}”`, `“${typed}”`) }
}

/** `5/6/2024`, of a text with a month in words; nothing where it has no year. */
function inFigures(text: string): string | undefined {
  const parts = dayFirst.exec(text)?.groups ?? monthFirst.exec(text)?.groups
  const month = monthNamed(parts?.['month'] ?? '')
  if (!parts || month === undefined) return text
  const { day, year } = parts
  return year === undefined ? undefined : `${day}/${month}/${year}`
}

/** `Jun`, `June`, `june.`: at least three letters of its name. */
function monthNamed(name: string): number | undefined {
  const letters = name.toLowerCase()
  const found = months.findIndex(month => letters !== '' && month.startsWith(letters))
  return found < 0 ? undefined : found + 1
}

const months = Array.from({ length: 12 }, (_, place) => monthName(place + 1).toLowerCase())

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,.]?\s+/i
const midnight = /(?:\s+|T)(?:0?0:00(?::00(?:\.0+)?)?Z?|12:00(?::00)?\s*am)$/i
const dayFirst =
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-\s/.]*(?<month>[a-z]{3,9})[.,]?(?:[-\s/.,]*(?<year>\d{4}|\d{2}))?$/i
const monthFirst =
  /^(?<month>[a-z]{3,9})[.\s]+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:[,\s]+(?<year>\d{4}|\d{2}))?$/i
