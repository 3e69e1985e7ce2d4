// The period that a statement prints: in its title, or over a column.

import { addDays, addMonths, monthOf, yearOf } from '../../dates/dates.ts'
import { daysInMonth, readDay } from '../../dates/typed-date.ts'

export interface PrintedPeriod {
  /** Not known where only its last day is printed. */
  readonly starts: string | null
  readonly ends: string
}

/** One date, month or year. */
interface Moment {
  readonly first: string
  readonly last: string
  readonly grain: 'day' | 'month' | 'year'
}

/** Nothing where the text is anything else, or says more than a period. */
export function readPeriod(text: string): PrintedPeriod | undefined {
  const bare = text
    .replace(/[\s,;|·([-]*\b(?:cash|accruals?)(?: (?:basis|mode))?[\])]*$/i, '')
    .replace(/\s*\((?:with )?year to date\)$/i, '')
    .replace(/^(?:(?:reporting |report )?period|dates?|date range|range)\s*:\s*/i, '')
    .trim()
  return lengthBefore(bare) ?? balanceDay(bare) ?? spanOf(bare) ?? momentPeriod(bare)
}

const lengths: Readonly<Record<string, number>> = {
  month: 1,
  quarter: 3,
  'half-year': 6,
  'half year': 6,
  year: 12,
  'financial year': 12,
  'income year': 12,
}
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].concat(
  'ten',
  'eleven',
  'twelve',
)

const ended =
  /^(?:for )?(?:the )?(?:(financial year|income year|half[- ]year|year|month|quarter|period)|([a-z]+|\d+)[- ]months?)(?: period)? (?:ended|ending|end|to|of)\s*:?\s*(.+)$/i

function lengthBefore(text: string): PrintedPeriod | undefined {
  const [, word = '', count = '', day = ''] = ended.exec(text) ?? []
  const moment = readMoment(day)
  if (!moment) return undefined
  const months = count === '' ? lengths[word.toLowerCase()] : Number(count) || numberWord(count)
  if (!months) return { starts: null, ends: moment.last }
  return { starts: monthsUpTo(moment.last, months), ends: moment.last }
}

function numberWord(word: string): number {
  return numbers.indexOf(word.toLowerCase()) + 1
}

/** The first day of so many months that end on a day. */
function monthsUpTo(ends: string, months: number): string {
  const next = addDays(ends, 1)
  return addMonths(next, -months)
}

function balanceDay(text: string): PrintedPeriod | undefined {
  const day = /^(?:balances? )?(?:as )?(?:at|of|on)\s*:?\s+(.+)$/i.exec(text)?.[1]
  const moment = day === undefined ? undefined : readMoment(day)
  return moment && { starts: null, ends: moment.last }
}

const between = /\s*(?:\b(?:to|through|thru|until)\b:?|[-–—])\s*/gi

function spanOf(text: string): PrintedPeriod | undefined {
  if (readMoment(text)) return undefined
  const bare = text.replace(/^(?:for |from:? )(?:the )?(?:period )?(?:from:? )?/i, '')
  for (const { index, 0: mark } of bare.matchAll(between)) {
    const behind = bare.slice(index + mark.length)
    const last = readMoment(behind)
    // Where one of two dates can only be an American one, both are.
    const front = bare.slice(0, index).trim()
    const swapped = isSwapped(behind) ? swappedDay(front) : undefined
    const first = last && (swapped ?? firstMoment(front, last))
    if (first && last && first.first <= last.last) return { starts: first.first, ends: last.last }
  }
  return undefined
}

/** What stands in front may leave the year, or month and year, to what stands behind. */
function firstMoment(text: string, last: Moment): Moment | undefined {
  const whole = readMoment(text)
  if (whole) return whole.grain === 'year' ? undefined : whole
  const year = yearOf(last.last)
  const tries = [`${text} ${year}`, `${text} ${monthNames[monthOf(last.last) - 1]} ${year}`]
  return tries.map(readMoment).find(moment => moment !== undefined)
}

function momentPeriod(text: string): PrintedPeriod | undefined {
  const moment = readMoment(text.replace(/^(?:for )?(?:the )?(?:financial year|year)\s*:?\s+/i, ''))
  if (!moment) return undefined
  return { starts: moment.grain === 'day' ? null : moment.first, ends: moment.last }
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthWord =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const weekday = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?'
const dayFirst = new RegExp(
  `^${weekday}(\\d{1,2})(?:st|nd|rd|th)?[ -]${monthWord},?[ -]'?(\\d{4}|\\d{2})$`,
  'i',
)
const monthFirst = new RegExp(
  `^${weekday}${monthWord} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4}|\\d{2})$`,
  'i',
)
const monthOnly = new RegExp(`^${monthWord}[ -]'?(\\d{4}|\\d{2})$`, 'i')
const season = /^(?:(?:fy ?|financial year )?(\d{4})|fy ?(\d{2}))[-–/](\d{2}|\d{4})$/i

function readMoment(given: string): Moment | undefined {
  const text = given.trim()
  return dayMoment(text) ?? monthMoment(text) ?? yearMoment(text)
}

function dayMoment(text: string): Moment | undefined {
  const written = dayFirst.exec(text)
  if (written) return dayOf(written[1], written[2], written[3])
  const american = monthFirst.exec(text)
  if (american) return dayOf(american[2], american[1], american[3])
  if (!/^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(text)) return undefined
  const read = readDay(text)
  return 'day' in read ? oneDay(read.day) : swappedDay(text)
}

/** 06/30/2025 has no thirtieth month. */
function swappedDay(text: string): Moment | undefined {
  if (!/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(text)) return undefined
  const swapped = readDay(text.replace(/^(\d{1,2})([/.-])(\d{1,2})/, '$3$2$1'))
  return 'day' in swapped ? oneDay(swapped.day) : undefined
}

function isSwapped(text: string): boolean {
  const [, month = '', day = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}$/.exec(text.trim()) ?? []
  return Number(month) <= 12 && Number(day) > 12
}

function dayOf(day = '', month = '', year = ''): Moment | undefined {
  const whole = wholeYear(year)
  const number = monthNumber(month)
  if (Number(day) < 1 || Number(day) > daysInMonth(number, whole)) return undefined
  return oneDay(`${whole}-${twoDigits(number)}-${day.padStart(2, '0')}`)
}

const oneDay = (day: string): Moment => ({ first: day, last: day, grain: 'day' })
const twoDigits = (part: number) => String(part).padStart(2, '0')
const monthNumber = (word: string) => monthNames.indexOf(word.slice(0, 3).toLowerCase()) + 1
const wholeYear = (digits: string) => Number(digits) + (digits.length === 2 ? 2000 : 0)

function monthMoment(text: string): Moment | undefined {
  const [, word = '', digits = ''] = monthOnly.exec(text) ?? []
  if (word === '') return undefined
  const year = wholeYear(digits)
  const month = monthNumber(word)
  const stem = `${year}-${twoDigits(month)}`
  return { first: `${stem}-01`, last: `${stem}-${daysInMonth(month, year)}`, grain: 'month' }
}

/** A year alone ends in June, as the books of farms do. */
function yearMoment(text: string): Moment | undefined {
  const [, long = '', short = '', to = ''] = season.exec(text) ?? []
  const from = short === '' ? long : `20${short}`
  if (from !== '')
    return (Number(from) + 1) % 100 === Number(to) % 100
      ? financialYear(Number(from) + 1)
      : undefined
  const year = /^(?:fy ?'?|financial year )?(20\d{2}|19\d{2})$/i.exec(text)?.[1]
  const two = /^fy ?'?(\d{2})$/i.exec(text)?.[1]
  if (year === undefined && two === undefined) return undefined
  return financialYear(Number(year ?? `20${two}`))
}

function financialYear(year: number): Moment {
  return { first: `${year - 1}-07-01`, last: `${year}-06-30`, grain: 'year' }
}
