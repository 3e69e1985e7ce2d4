// Charts of the summary: what stock ate month by month, and how it came from opening to closing.

import { monthName, shortMonthName } from '@furrow/farming/dates/dates'
import { stockMovementNames } from '@furrow/farming/stock/herd'
import { axisLook } from '../../../charts/chart-drawing.ts'
import type { ChartDrawing } from '../../../charts/chart-drawing.ts'
import type { ChartLook } from '../../../charts/chart-look.ts'
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
    keys: [{ words: 'DSE', as: 'bar', colour: 'accent' }],
    draw: look => feedOption(months, look),
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

function feedOption(months: readonly Month[], look: ChartLook) {
  const axis = axisLook(look)
  const names = months.map(({ month }) => shortMonthName(Number(month.slice(5, 7))))
  return {
    xAxis: { ...axis, type: 'category', data: names },
    yAxis: { type: 'value', name: 'DSE', min: 0, ...axis },
    series: [
      { type: 'bar', barMaxWidth: 40, data: months.map(({ dse }) => dse), color: look.accent },
    ],
  }
}

interface Step {
  readonly key: string
  readonly name: string
  readonly head: number
  /** Where its bar begins. */
  readonly from: number
  readonly isEnd: boolean
}

/** From opening to what should be left; transfers stay on the farm and are left out. */
export function flowChart({ total: { head } }: LivestockOfPeriod): ChartDrawing<Step> {
  const steps = flowOf(head)
  const left = numberText(head.expected, 0)
  return {
    title: `${numberText(head.moved.opening, 0)} head at opening, ${left} should be left`,
    note: 'Head that came and went, from opening to closing.',
    keys: [
      { words: 'On hand', as: 'bar', colour: 'soft' },
      { words: 'Came or went', as: 'bar', colour: 'accent' },
    ],
    draw: look => flowOption(steps, look),
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
    level = goes.includes(kind) ? level - head : level + head
    return [
      { key: kind, name: summedMoveNames[kind], head, from: Math.min(before, level), isEnd: false },
    ]
  })
  return [
    { key: 'opening', name: summedMoveNames.opening, head: opening, from: 0, isEnd: true },
    ...steps,
    { key: 'expected', name: 'Should be left', head: expected, from: 0, isEnd: true },
  ]
}

function flowOption(steps: readonly Step[], look: ChartLook) {
  const axis = axisLook(look)
  const bar = { type: 'bar', stack: 'flow', barMaxWidth: 56, emphasis: { disabled: true } }
  return {
    xAxis: {
      ...axis,
      type: 'category',
      data: steps.map(({ name }) => name),
      axisLabel: {
        ...axis.axisLabel,
        hideOverlap: false,
        interval: 0,
        width: 62,
        overflow: 'break',
      },
    },
    yAxis: { type: 'value', name: 'Head', min: 0, ...axis },
    series: [
      { ...bar, silent: true, color: 'transparent', data: steps.map(({ from }) => from) },
      {
        ...bar,
        data: steps.map(({ head, isEnd }) => ({
          value: head,
          itemStyle: { color: isEnd ? look.soft : look.accent },
        })),
      },
    ],
  }
}
