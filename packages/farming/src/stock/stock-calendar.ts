// On which days stock can have moved in a period.

import { dayInWords } from '../dates/dates.ts'
import { periodText } from '../dates/period-text.ts'

interface NamedDays {
  readonly name: string
  readonly from: string
  readonly to: string
}

/** Why nothing was done on a day, in a sentence; nothing where it lies among them. */
export function whyNotAmong(day: string, { name, from, to }: NamedDays): string | undefined {
  if (from <= day && day <= to) return undefined
  const open = `from ${dayInWords(from)} to ${dayInWords(to)}`
  return `${dayInWords(day)} is not in ${periodText(name)}: enter a day ${open}.`
}
