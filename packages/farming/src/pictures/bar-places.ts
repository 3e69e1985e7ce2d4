// Bars and lines along an axis of places: bars of one place stand beside each other, from 0.

import type { Known } from '../numbers/ratio.ts'
import { figureScale, placeOn } from './figure-scale.ts'
import type { FigureScale } from './figure-scale.ts'
import { pointsOf, unbroken } from './years-places.ts'
import type { PicturePoint } from './years-places.ts'

interface SeriesFigures {
  readonly as: 'bar' | 'line' | 'dash'
  /** One of each place. */
  readonly figures: readonly Known[]
}

interface PlacedBar {
  readonly x: number
  readonly width: number
  /** From 0 to the figure, or from it to 0, from the bottom. */
  readonly from: number
  readonly to: number
}

interface BarPlaces {
  readonly scale: FigureScale
  readonly marks: readonly number[]
  /** The middle of each place. */
  readonly x: readonly number[]
  readonly zero: number
  readonly series: readonly {
    readonly bars: readonly PlacedBar[]
    readonly lines: readonly (readonly PicturePoint[])[]
  }[]
}

/** Of the room of a place, what its bars take. */
const filled = 0.7

export function barPlaces(places: number, series: readonly SeriesFigures[]): BarPlaces {
  const scale = figureScale(
    series.flatMap(({ figures }) => figures),
    { withZero: true },
  )
  const zero = placeOn(scale, 0)
  const room = 1 / Math.max(1, places)
  const x = Array.from({ length: places }, (_, place) => (place + 0.5) * room)
  const barred = series.filter(({ as }) => as === 'bar')
  const width = (room * filled) / Math.max(1, barred.length)
  return {
    scale,
    marks: scale.marks.map(mark => placeOn(scale, mark)),
    x,
    zero,
    series: series.map(one => {
      if (one.as !== 'bar') return { bars: [], lines: unbroken(pointsOf(one.figures, x, scale)) }
      const shift = (barred.indexOf(one) - barred.length / 2) * width
      const bars = pointsOf(one.figures, x, scale).flatMap(point =>
        point ? [{ x: point.x + shift, width, ...ordered(zero, point.y) }] : [],
      )
      return { bars, lines: [] }
    }),
  }
}

function ordered(one: number, other: number) {
  return { from: Math.min(one, other), to: Math.max(one, other) }
}
