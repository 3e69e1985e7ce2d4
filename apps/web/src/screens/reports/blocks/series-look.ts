// How the series of a picture look, so that they are told apart without colour: the first bars are filled, others are
// lighter and outlined, lines are whole or dashed.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { ChartKey } from '../../../charts/chart-drawing.ts'

type Series = BlockOf<'bars'>['series']

const colours = ['accent', 'note', 'attention', 'ink'] as const

export function seriesLook(series: Series, place: number) {
  const one = series[place]
  const colour = `var(--${colourOf(place)})`
  const isFirstBar = one?.as === 'bar' && series.findIndex(({ as }) => as === 'bar') === place
  return {
    fill: colour,
    fillOpacity: isFirstBar ? 0.92 : 0.28,
    stroke: colour,
    ...(one?.as === 'dash' && { dash: '6 4' }),
  }
}

export function seriesKeys(series: Series): readonly ChartKey[] {
  return series.map(({ label, as }, place) => ({
    words: label,
    as: keyAs(series, as, place),
    colour: colourOf(place),
  }))
}

function keyAs(series: Series, as: Series[number]['as'], place: number): ChartKey['as'] {
  if (as !== 'bar') return as
  return series.findIndex(one => one.as === 'bar') === place ? 'bar' : 'band'
}

function colourOf(place: number) {
  return colours[place % colours.length] ?? 'accent'
}
