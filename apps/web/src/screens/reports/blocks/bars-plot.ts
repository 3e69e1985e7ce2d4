// Bars of a report as they are drawn, told apart without colour: the first are filled, others are lighter and outlined,
// lines are whole or dashed.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { Plot } from '../../../charts/plot.ts'

const colours = ['accent', 'note', 'attention', 'ink'] as const

export function barsPlot({ unit, places, series }: BlockOf<'bars'>): Plot {
  const first = series.findIndex(({ as }) => as === 'bar')
  return {
    unit,
    names: places,
    series: series.map(({ label, as, figures }, place) => ({
      label,
      as,
      figures: figures.map(({ value }) => value),
      colour: colours[place % colours.length] ?? 'accent',
      isLight: place !== first,
    })),
  }
}
