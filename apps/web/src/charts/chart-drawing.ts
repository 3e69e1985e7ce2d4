// What a chart is, apart from where it stands: what is drawn, what each place on it says, and the same
// as a table.

import type { EChartsCoreOption } from 'echarts/core'
import type { MarkShape } from '@furrow/farming/pictures/mark-shape'
import type { FilledTable } from '../ui/table/table-columns.ts'
import type { ChartLook } from './chart-look.ts'

export interface ChartDrawing<Row> {
  /** The finding in a sentence: what someone would say who has looked at it. */
  readonly title: string
  /** What is drawn, in which unit, and out of how many years. */
  readonly note: string
  /** In the order in which they are read; a line of words each. */
  readonly keys: readonly ChartKey[]
  /** Axes and series; colours are those of the page. */
  readonly draw: (look: ChartLook) => EChartsCoreOption
  /** What each place along the axis says, line by line. */
  readonly places: readonly (readonly string[])[]
  /** Where a reader begins: the latest that is known. */
  readonly begin?: number | undefined
  /** The same figures, for who would rather read than look. */
  readonly table: FilledTable<Row>
}

/** As it stands in the data. */
export type DataColour = `#${string}`

export interface ChartKey {
  readonly words: string
  readonly as: 'bar' | 'line' | 'band' | 'dash' | MarkShape
  /** One of the page, or one from the data: `#e6b422`. */
  readonly colour: Exclude<keyof ChartLook, 'font'> | DataColour
}

const swatches: ReadonlySet<string> = new Set(['bar', 'line', 'band', 'dash'])

export function isMark(as: ChartKey['as']): as is MarkShape {
  return !swatches.has(as)
}

export function isOfData(colour: ChartKey['colour']): colour is DataColour {
  return colour.startsWith('#')
}

/** How all charts look, so that each only says what is its own. */
export function withLook(
  option: EChartsCoreOption,
  { look, isMoving, places }: LookAndPlaces,
): EChartsCoreOption {
  return {
    textStyle: { fontFamily: look.font, color: look.ink, fontSize: 13 },
    animation: isMoving,
    animationDuration: 200,
    animationDurationUpdate: 150,
    // Room for the name of the axis, and for letters that reach below their line.
    grid: { left: 8, right: 12, top: 28, bottom: 14, ...besideLabels },
    tooltip: {
      trigger: 'axis',
      // Drawn, not written into the page: no text of a farm is ever read as markup.
      renderMode: 'richText',
      confine: true,
      backgroundColor: look.panel,
      borderColor: look.line,
      textStyle: { color: look.ink, fontSize: 13, fontFamily: look.font },
      axisPointer: { type: 'line', lineStyle: { color: look.soft } },
      formatter: (shown: unknown) => (places[placeIn(shown)] ?? []).join('\n'),
    },
    ...option,
  }
}

const besideLabels = { outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' } as const

interface LookAndPlaces {
  readonly look: ChartLook
  readonly isMoving: boolean
  readonly places: readonly (readonly string[])[]
}

/** Axes as all charts have them. */
export function axisLook(look: ChartLook) {
  return {
    axisLine: { lineStyle: { color: look.soft } },
    axisTick: { show: false },
    axisLabel: { color: look.soft, fontSize: 13, hideOverlap: true },
    splitLine: { lineStyle: { color: look.line } },
    nameTextStyle: { color: look.soft, fontSize: 13 },
  }
}

function placeIn(shown: unknown): number {
  const [first] = Array.isArray(shown) ? (shown as unknown[]) : [shown]
  return (first as { dataIndex?: number } | undefined)?.dataIndex ?? -1
}
