// Rain as people write it: 12.5, 0 for a dry day, and 38/4 for 38 mm that were read at once after four
// days. What rain cannot be is said in a sentence.

import { quantityText } from '../numbers/quantity-text.ts'
import { isPossibleRain, mostInADay } from './rainfall.ts'
import { readNumber } from '../numbers/typed-number.ts'

export interface RainAmount {
  readonly mm: number
  /** More than 1 where rain of several days was read at once. */
  readonly days: number
}

/** `rain` is null where nothing was recorded, which is not the same as 0. */
export type TypedRain = { readonly rain: RainAmount | null } | { readonly wrong: string }

/** Stands for a day whose rain is part of a later reading. */
export const partOfLater = '↓'

export const mostDays = 366

export function readRain(text: string): TypedRain {
  const typed = text.trim()
  if (typed === '' || typed === partOfLater) return { rain: null }
  const [, amount = typed, over] = /^(.*?)(?:\/|\bover\b|\bin\b)(.*)$/.exec(typed) ?? []
  const mm = readNumber(amount, 'mm')
  const days = over === undefined ? 1 : readNumber(over.replace(/\s*d(ays?)?\.?\s*$/i, ''))
  if (mm === undefined || days === undefined) return { wrong: notRain(typed) }
  return checkedRain({ mm, days })
}

/** Kept to the hundredth of a millimetre. */
export function checkedRain({ mm, days }: RainAmount): TypedRain {
  if (!Number.isInteger(days) || days < 1 || days > mostDays) return { wrong: notDays(days) }
  if (mm < 0) return { wrong: `${quantityText(mm, 'mm')}: rain can’t be negative.` }
  if (!isPossibleRain(mm, days)) return { wrong: tooMuch({ mm, days }) }
  return { rain: { mm: Math.round(Number((mm * 100).toPrecision(12))) / 100, days } }
}

/** `12.5`, `38/4d`: spreadsheets would take 12/4 for a day in April. */
export function rainText({ mm, days }: RainAmount): string {
  return days === 1 ? String(mm) : `${mm}/${days}d`
}

/** `38 mm over 4 days`. */
export function rainInWords({ mm, days }: RainAmount): string {
  const fell = quantityText(mm, 'mm')
  return days === 1 ? fell : `${fell} over ${days} days`
}

function notRain(typed: string): string {
  return `“${typed}”: enter rain in mm, like 12.5, or 38/4 for 38 mm over 4 days.`
}

function notDays(days: number): string {
  return `A reading covers 1 to ${mostDays} days, not ${quantityText(days)}.`
}

function tooMuch({ mm, days }: RainAmount): string {
  const span = days === 1 ? 'one day' : `${days} days`
  const most = quantityText(mostInADay, 'mm')
  return `${quantityText(mm, 'mm')} in ${span} is too much: the most accepted is ${most} a day.`
}
