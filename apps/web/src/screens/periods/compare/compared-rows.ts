// The figures of several periods, line by line: each period’s own, as the functions of farming give them, and
// how far it is from the period before it. What a period does not say stays open; it is not 0.

import type { RainOfSpan } from '@furrow/farming/rain/season-rain'
import type { ComparedPeriod } from '@furrow/wire/compared-periods-answer'
import { hundredfold } from '../../../ui/amounts.ts'

export interface PeriodFigures extends Pick<ComparedPeriod, 'counts' | 'area_sown' | 'crops'> {
  /** A share. */
  readonly score: number | null
  /** At the main gauge; nothing where there is none, or it was not read at all. */
  readonly rain: RainOfSpan | undefined
}

export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly unit: string
  readonly decimals: number
  /** In the order of the periods; null where one does not say. */
  readonly values: readonly (number | null)[]
  /** What makes a figure less than certain. */
  readonly notes: readonly (string | undefined)[]
}

type Named = Pick<ComparedRow, 'key' | 'label' | 'unit' | 'decimals'>

export function comparedRows(periods: readonly PeriodFigures[]): readonly ComparedRow[] {
  const rows = [
    row({ key: 'score', label: 'Complete', unit: '%', decimals: 1 }, periods, ({ score }) =>
      score === null ? null : hundredfold(score),
    ),
    counted(periods, 'paddocks'),
    row(
      { key: 'sown', label: 'Area sown', unit: 'ha', decimals: 1 },
      periods,
      period => period.area_sown,
    ),
    ...cropRows(periods),
    rainRow(periods),
    ...others.map(name => counted(periods, name)),
  ]
  return rows.filter(({ values }) => values.some(value => value !== null))
}

/** Against the period before it among those that are shown; nothing where one of them does not say. */
export function differenceOf(
  { values }: Pick<ComparedRow, 'values'>,
  place: number,
): number | null {
  const [now, before] = [values[place] ?? null, values[place - 1] ?? null]
  return now === null || before === null ? null : Number((now - before).toPrecision(12))
}

/** Of the totals of a collection, what is no crop of its own. */
const others = ['water', 'bales', 'head', 'dse']

function row(
  named: Named,
  periods: readonly PeriodFigures[],
  valueOf: (period: PeriodFigures) => number | null,
): ComparedRow {
  return { ...named, values: periods.map(valueOf), notes: periods.map(() => undefined) }
}

function counted(periods: readonly PeriodFigures[], name: string): ComparedRow {
  const countIn = ({ counts }: PeriodFigures) => counts.find(count => count.name === name)
  const known = periods.map(countIn).find(count => count !== undefined)
  const { label = name, unit = '' } = known ?? {}
  const decimals = unit === 'head' || unit === 'bales' ? 0 : 1
  return row(
    { key: name, label, unit, decimals },
    periods,
    period => countIn(period)?.value ?? null,
  )
}

/** Its area and its yield, crop by crop. */
function cropRows(periods: readonly PeriodFigures[]): readonly ComparedRow[] {
  const kinds = new Map(periods.flatMap(({ crops }) => crops.map(crop => [crop.id, crop])))
  return [...kinds.values()].flatMap(({ id, name, unit }) => {
    const own = periods.map(({ crops }) => crops.find(crop => crop.id === id))
    const notes = own.map(() => undefined)
    const area = { key: `${id} area`, label: `${name}, area`, unit: 'ha', decimals: 1 }
    const gave = {
      key: `${id} yield`,
      label: `${name}, yield`,
      unit,
      decimals: 2,
    }
    return [
      { ...area, notes, values: own.map(crop => crop?.area ?? null) },
      { ...gave, notes, values: own.map(crop => crop?.yield ?? null) },
    ]
  })
}

function rainRow(periods: readonly PeriodFigures[]): ComparedRow {
  const named = { key: 'rain', label: 'Rain, main gauge', unit: 'mm', decimals: 1 }
  const notes = periods.map(({ rain }) =>
    rain && rain.unread > 0
      ? `${rain.unread} ${rain.unread === 1 ? 'day' : 'days'} missing`
      : undefined,
  )
  return { ...row(named, periods, ({ rain }) => rain?.mm ?? null), notes }
}
