// Two gauges compared, or one with the average of all: by how much they differ, and which
// months cannot be compared.

import { shortMonthName } from '@furrow/farming/dates/dates'
import { areFarApart, compareGauges } from '@furrow/farming/rain/gauges-compared'
import { meanOf } from '@furrow/farming/rain/rain-years'
import type { RainOfMonth } from '@furrow/farming/rain/rain-years'
import type { ChartDrawing } from '../../../charts/chart-drawing.ts'
import { countText, percentText } from '../../../ui/amounts.ts'
import { inWords } from '../gauges/gauge-words.ts'
import { mmText } from '../rain-words.ts'

export interface NamedMonths {
  readonly name: string
  /** The twelve that are shown. */
  readonly months: readonly RainOfMonth[]
}

/** `months` that are ahead are no gaps. */
interface Beside {
  readonly one: NamedMonths
  readonly other: NamedMonths
  /** Of the months: `2025–26` */
  readonly name: string
  readonly today: string
}

/** By month the mean of those gauges that recorded it whole; whole where one did. */
export function averageOfGauges(
  gauges: readonly (readonly RainOfMonth[])[],
): readonly RainOfMonth[] {
  const [first = []] = gauges
  return first.map((month, place) => {
    const whole = gauges.flatMap(months => {
      const own = months[place]
      return own && isWhole(own) ? [own.mm] : []
    })
    const mean = meanOf(whole)
    return { ...month, read: mean === undefined ? 0 : month.days, mm: hundredths(mean ?? 0) }
  })
}

/** In a sentence, and whether that is more than neighbours differ (W-RAIN-3). */
export function differenceOf({ one, other }: Pick<Beside, 'one' | 'other'>) {
  const compared = compareGauges(one.months, other.months)
  const { months, apart } = compared
  if (months.length === 0) {
    return {
      words: sentenceOf(`${one.name} and ${other.name} have no whole month together`),
      isFar: false,
    }
  }
  const over = `over ${countText(months.length, 'month')}`
  if (apart === undefined) return { words: `No rain at either ${over}`, isFar: false }
  const [drier, wetter] = compared.one <= compared.other ? [one, other] : [other, one]
  const less = Math.round(apart * 100) / 100
  const words =
    less === 0
      ? `${one.name} and ${other.name} had the same ${over}`
      : `${drier.name} had ${percentText(less, 0)} less than ${wetter.name} ${over}`
  return { words: sentenceOf(words), isFar: areFarApart(compared) }
}

/** `River: Feb (3 days), Mar`: months that are over, or begun, and not recorded whole. */
export function gapWords({ name, months }: NamedMonths, today: string): string | undefined {
  const gaps = months.filter(month => !isWhole(month) && month.to < today)
  if (gaps.length === 0) return undefined
  const named = gaps.map(({ month, days, read }) => {
    const short = shortMonthName(Number(month.slice(5)))
    return read === 0 ? short : `${short} (${countText(days - read, 'day')})`
  })
  return `${name} is not recorded whole in ${inWords(named, 12)}.`
}

interface MonthRow {
  readonly month: string
  readonly one: number | null
  readonly other: number | null
}

export function besideChart({ one, other, name, today }: Beside): ChartDrawing<MonthRow> {
  const { words } = differenceOf({ one, other })
  const rows = one.months.map((month, place) => ({
    month: month.month,
    one: knownMm(month),
    other: knownMm(other.months[place]),
  }))
  const known = rows.findLastIndex(row => row.one !== null || row.other !== null)
  const figure = { kind: 'number', unit: 'mm', decimals: 1 } as const
  const monthOf = ({ month }: MonthRow) => shortMonthName(Number(month.slice(5)))
  const gaps = [gapWords(one, today), gapWords(other, today)].filter(gap => gap !== undefined)
  return {
    title: words,
    note: [`Rain by month of ${name}, in mm.`, ...gaps].join(' '),
    plot: {
      unit: 'mm',
      names: rows.map(monthOf),
      series: [
        { label: one.name, as: 'bar', colour: 'accent', figures: rows.map(row => row.one) },
        {
          label: other.name,
          as: 'bar',
          colour: 'note',
          isLight: true,
          figures: rows.map(row => row.other),
        },
      ],
    },
    places: rows.map(row => [
      `${monthOf(row)} ${row.month.slice(0, 4)}`,
      `${one.name} ${mmText(row.one)}`,
      `${other.name} ${mmText(row.other)}`,
    ]),
    begin: Math.max(0, known),
    table: {
      columns: [
        { key: 'month', heading: 'Month', value: monthOf },
        { key: 'one', heading: one.name, value: row => row.one, total: 'sum', ...figure },
        { key: 'other', heading: other.name, value: row => row.other, total: 'sum', ...figure },
      ],
      rows,
      rowKey: ({ month }) => month,
    },
  }
}

function sentenceOf(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function knownMm(month: RainOfMonth | undefined): number | null {
  return month && month.read > 0 ? month.mm : null
}

const isWhole = ({ read, days }: RainOfMonth): boolean => read === days
const hundredths = (mm: number): number => Math.round(mm * 100) / 100
