// Rain in a file, as farms and weather stations keep it: a day and millimetres, or year, month and day
// in columns of their own, with the days that an amount stands for. Columns are known by their
// headings. What cannot be read is said line by line, and nothing is guessed.

import { readDay } from '@furrow/farming/dates/typed-date'
import { readNumber } from '@furrow/farming/numbers/typed-number'
import { checkedRain, rainInWords } from '@furrow/farming/rain/typed-rain'
import type { RainAmount } from '@furrow/farming/rain/typed-rain'
import { dayText } from '../../../ui/amounts.ts'
import { columnsOf } from './rain-file-columns.ts'
import type { RainColumns } from './rain-file-columns.ts'

export interface FileReading extends RainAmount {
  readonly day: string
}

export interface RainFile {
  /** In order, and none of a day twice. */
  readonly readings: readonly FileReading[]
  /** Sentences, each with its line. */
  readonly problems: readonly string[]
  /** Days that are there without an amount. */
  readonly blank: number
}

type Cells = readonly string[]

interface Line {
  readonly number: number
  readonly reading: FileReading
}

type Told = { readonly reading: FileReading } | { readonly wrong: string } | 'blank'

const noColumns =
  'No column of days and no column of rain could be found. The first line should name them, such as “Date” and “Rain (mm)”.'

export function readRainFile(rows: readonly Cells[]): RainFile {
  const found = columnsOf(rows)
  if (!found) return { readings: [], problems: [noColumns], blank: 0 }
  const lines: Line[] = []
  const problems: string[] = []
  let blank = 0
  rows.slice(found.firstRow).forEach((cells, place) => {
    if (cells.every(cell => cell.trim() === '')) return
    const number = found.firstRow + place + 1
    const told = readLine(cells, found.columns)
    if (told === 'blank') blank += 1
    else if ('wrong' in told) problems.push(`Line ${number}: ${told.wrong}`)
    else lines.push({ number, reading: told.reading })
  })
  const { readings, twice } = withoutTwins(lines)
  return { readings, problems: [...problems, ...twice], blank }
}

function readLine(cells: Cells, columns: RainColumns): Told {
  const amount = (cells[columns.amount] ?? '').trim()
  if (amount === '' || missing.has(amount)) return 'blank'
  const dated = readDay(dayIn(cells, columns))
  if ('wrong' in dated) return dated
  const mm = readNumber(amount, 'mm')
  if (mm === undefined) return { wrong: `“${amount}” isn’t rain in mm.` }
  const span = columns.days === undefined ? '' : (cells[columns.days] ?? '').trim()
  const days = span === '' ? 1 : readNumber(span)
  if (days === undefined) return { wrong: `“${span}” is not a number of days.` }
  const checked = checkedRain({ mm, days: Math.max(1, days) })
  if ('wrong' in checked) return checked
  return checked.rain ? { reading: { day: dated.day, ...checked.rain } } : 'blank'
}

/** What stations write where nothing was measured. */
const missing: ReadonlySet<string> = new Set(['-9999', '-999', '-99.9', 'NA', 'N/A', 'null', '-'])

function dayIn(cells: Cells, columns: RainColumns): string {
  if ('year' in columns) {
    const parts = [columns.year, columns.month, columns.day].map(at => (cells[at] ?? '').trim())
    return parts.join('-')
  }
  const text = (cells[columns.date] ?? '').trim()
  const [, year, month, day] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  if (year) return `${year}-${month}-${day}`
  // The hour of a reading says nothing of its day.
  return text.replace(/[T ]\d{1,2}:\d{2}.*$/, '')
}

/** The same said twice is the same; something else of the same days cannot both be true. */
function withoutTwins(lines: readonly Line[]) {
  const byDay = new Map<string, FileReading>()
  const twice: string[] = []
  for (const { number, reading } of lines) {
    const known = byDay.get(reading.day)
    if (!known) byDay.set(reading.day, reading)
    else if (known.mm !== reading.mm || known.days !== reading.days) {
      twice.push(
        `Line ${number}: ${dayText(reading.day)} is there already, with ${rainInWords(known)}.`,
      )
    }
  }
  const readings = [...byDay.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return { readings, twice }
}
