// Charts of the summary: what stock ate month by month, and how it came from opening to closing.

import { monthName, shortMonthName } from '@furrow/farming/dates/dates'
import { stockMovementNames } from '@furrow/farming/stock/herd'
import type { ChartDrawing } from '../../../charts/chart-drawing.ts'
import type { Plot } from '../../../charts/plot.ts'
import { numberText } from '../../../ui/amounts.ts'
import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { summedMoveNames } from '../stock/move-words.ts'
import type { ToldGroup } from './stock-summary-rows.ts'

type Month = ToldGroup['months'][number]

const nameOf = (month: string): string => monthName(Number(month.slice(5, 7)))
const dseText = (dse: number | null): string =>
  dse === null ? 'Not known' : `${numberText(dse, 0)} DSE`

export function feedChart({ total: { months }, ratings }: LivestockOfPeriod): ChartDrawing<Month> {
  const known = months.filter(({ dse }) => dse !== null)
  const [most] = known.toSorted((one, other) => (other.dse ?? 0) - (one.dse ?? 0))
  const sets = ratings.map(({ set, variant }) => (variant ? `${set} (${variant})` : set))
  return {
    title: most ? `Most was eaten in ${nameOf(most.month)}: ${dseText(most.dse)}` : 'DSE by month',
    note: `Dry sheep equivalents on an average day of each month, by the feed ratings ${sets.join(', ')}.`,
    plot: {
      unit: 'DSE',
      names: months.map(({ month }) => shortMonthName(Number(month.slice(5, 7)))),
      series: [
        { label: 'DSE', as: 'bar', colour: 'accent', figures: months.map(({ dse }) => dse) },
      ],
    },
    places: months.map(({ month, dse }) => [`${nameOf(month)} ${month.slice(0, 4)}`, dseText(dse)]),
    begin: Math.max(0, known.length - 1),
    table: {
      columns: [
        {
          key: 'month',
          heading: 'Month',
          value: ({ month }) => `${nameOf(month)} ${month.slice(0, 4)}`,
        },
        { key: 'dse', heading: 'DSE', kind: 'number', decimals: 0, value: ({ dse }) => dse },
      ],
      rows: months,
      rowKey: ({ month }) => month,
    },
  }
}

interface Step {
  readonly key: string
  readonly name: string
  readonly head: number
  /** On hand before and after it. */
  readonly before: number
  readonly after: number
  readonly as: 'on hand' | 'came' | 'went'
}

/** From opening to what should be left; transfers stay on the farm and are left out. */
export function flowChart({ total: { head } }: LivestockOfPeriod): ChartDrawing<Step> {
  const steps = flowOf(head)
  const left = numberText(head.expected, 0)
  return {
    title: `${numberText(head.moved.opening, 0)} head at opening, ${left} should be left`,
    note: 'Head that came and went, from opening to closing.',
    plot: flowPlot(steps),
    places: steps.map(step => [step.name, `${numberText(step.head, 0)} head`]),
    table: {
      columns: [
        { key: 'name', heading: 'Movement', value: ({ name }) => name },
        { key: 'head', heading: 'Head', kind: 'number', decimals: 0, value: step => step.head },
      ],
      rows: steps,
      rowKey: ({ key }) => key,
    },
  }
}

const goes: readonly string[] = ['death', 'sale', 'transfer out', 'adjustment out']
const onFarm: readonly string[] = ['opening', 'transfer in', 'transfer out']

function flowOf({ moved, expected }: ToldGroup['head']): readonly Step[] {
  const opening = moved.opening ?? 0
  let level = opening
  const steps = stockMovementNames.flatMap((kind): readonly Step[] => {
    const head = moved[kind] ?? 0
    if (onFarm.includes(kind) || head === 0) return []
    const before = level
    const as = goes.includes(kind) ? 'went' : 'came'
    level = as === 'went' ? level - head : level + head
    return [{ key: kind, name: summedMoveNames[kind], head, before, after: level, as }]
  })
  return [
    { key: 'opening', name: summedMoveNames.opening, ...onHand(opening) },
    ...steps,
    { key: 'expected', name: 'Should be left', ...onHand(expected) },
  ]
}

const onHand = (head: number) => ({ head, before: 0, after: head, as: 'on hand' }) as const

function flowPlot(steps: readonly Step[]): Plot {
  const only = (as: Step['as'], pick: 'before' | 'after') =>
    steps.map(step => (step.as === as ? step[pick] : null))
  const bars = (as: Step['as']) =>
    ({ as: 'bar', figures: only(as, 'after'), from: only(as, 'before') }) as const
  const texts = (sign: string) => steps.map(({ head }) => `${sign}${numberText(head, 0)}`)
  return {
    unit: 'Head',
    names: steps.map(({ name }) => name),
    hasAllNames: true,
    isOneBar: true,
    series: [
      { label: 'On hand', colour: 'soft', ...bars('on hand'), texts: texts('') },
      { label: 'Came', colour: 'accent', ...bars('came'), texts: texts('+') },
      { label: 'Went', colour: 'accent', isLight: true, ...bars('went'), texts: texts('-') },
    ],
  }
}
