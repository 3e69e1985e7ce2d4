// Which columns of a file hold the day, the rain and the days that it stands for.

import { readDay } from '@furrow/farming/dates/typed-date'
import { readNumber } from '@furrow/farming/numbers/typed-number'

/** Counted from 0. */
export type RainColumns = {
  readonly amount: number
  /** Days that an amount stands for. */
  readonly days?: number | undefined
} & (
  | { readonly date: number }
  | { readonly year: number; readonly month: number; readonly day: number }
)

export interface FoundColumns {
  readonly columns: RainColumns
  /** The first that is no heading. */
  readonly firstRow: number
}

/** Some files say a few things before their headings. */
const mostBefore = 25

export function columnsOf(rows: readonly (readonly string[])[]): FoundColumns | undefined {
  for (const [place, cells] of rows.slice(0, mostBefore).entries()) {
    const columns = headed(cells) ?? unheaded(cells)
    if (!columns) continue
    return { columns, firstRow: isData(cells, columns) ? place : place + 1 }
  }
  return undefined
}

function headed(cells: readonly string[]): RainColumns | undefined {
  const headings = cells.map(cell => cell.trim().toLowerCase())
  const at = (pattern: RegExp, not = /$^/) =>
    headings.findIndex(heading => pattern.test(heading) && !not.test(heading))
  const amount = at(/rain|precip|\bmm\b|millimet|amount|total/, besideAmount)
  if (amount < 0) return undefined
  const span = at(/period|\bdays\b/)
  const found = { amount, days: span < 0 ? undefined : span }
  const [year, month, day] = [at(/^year$/), at(/^month$/), at(/^day$/)]
  if (year >= 0 && month >= 0 && day >= 0) return { ...found, year, month, day }
  const date = at(/\bdate\b|^day$|yyyy|^read(ing)? on$/)
  return date < 0 ? undefined : { ...found, date }
}

/** Headings that speak of rain and hold none. */
const besideAmount = /yyyy|period|days|source|quality|flag|code|station|since|average|median/

/** A day and a figure beside it, without a word above. */
function unheaded(cells: readonly string[]): RainColumns | undefined {
  const [date = '', amount = '', days = ''] = cells
  if ('wrong' in readDay(date) || readNumber(amount, 'mm') === undefined) return undefined
  return { date: 0, amount: 1, days: /^\d+$/.test(days.trim()) ? 2 : undefined }
}

function isData(cells: readonly string[], { amount }: RainColumns): boolean {
  return readNumber(cells[amount] ?? '', 'mm') !== undefined
}
