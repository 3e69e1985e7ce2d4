// What is drawn along an axis: its series, how each looks, and the keys that this makes.

import type { AxisSeries, AxisWish } from '@furrow/farming/pictures/axis-places'
import type { ChartKey } from './chart-key.ts'

export interface Plot extends Pick<AxisWish, 'isByDay' | 'isOneBar'> {
  /** Stands above the axis of figures. */
  readonly unit: string
  /** Below the axis, one of each place; '' where none stands. */
  readonly names: readonly string[]
  /** Each bar is named, however little room there is. */
  readonly hasAllNames?: boolean
  /** The first stands in front. */
  readonly series: readonly PlotSeries[]
}

export interface PlotSeries extends AxisSeries {
  /** Without one there is no key of it: each place says what it is. */
  readonly label: string
  readonly colour: ChartKey['colour']
  /** Of bars that have one each. */
  readonly colours?: readonly ChartKey['colour'][]
  /** Lighter bars with their edge, told apart from those beside them without colour. */
  readonly isLight?: boolean
  /** Above the bars, where there is room. */
  readonly texts?: readonly string[]
}

export function plotKeys({ series }: Plot): readonly ChartKey[] {
  return series
    .filter(({ label }) => label !== '')
    .map(({ label, as, isLight, colour }) => ({ words: label, as: keyAs(as, isLight), colour }))
}

function keyAs(as: PlotSeries['as'], isLight = false): ChartKey['as'] {
  if (as === 'tick') return 'line'
  return as === 'bar' && isLight ? 'band' : as
}
