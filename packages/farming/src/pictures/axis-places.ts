// Figures along an axis of places: bars from 0 or from where they begin, what is usual behind them, and lines through
// them.

import type { Known } from '../numbers/ratio.ts'
import { figureScale, placeOn } from './figure-scale.ts'
import type { FigureScale } from './figure-scale.ts'
import { pointsOf, unbroken } from './years-places.ts'
import type { PicturePoint } from './years-places.ts'

export interface AxisSeries {
  /** A tick is a short line across its place; a band is what is usual. */
  readonly as: 'bar' | 'line' | 'dash' | 'tick' | 'band'
  /** One of each place. */
  readonly figures: readonly Known[]
  /** Where its bars or its band begin, where that isn't 0. */
  readonly from?: readonly Known[]
}

export interface AxisWish {
  /** From edge to edge, as the days of a year are; else each place has room for its bars. */
  readonly isByDay?: boolean | undefined
  /** Of each place one series alone has a bar, which needn't leave room for those of others. */
  readonly isOneBar?: boolean | undefined
  /** How wide a bar may be, of the whole. */
  readonly widest?: number | undefined
  /** About how many marks there are to be. */
  readonly marks?: number
}

export interface PlacedBar {
  readonly place: number
  readonly x: number
  readonly width: number
  /** From the bottom, the lower end first. */
  readonly from: number
  readonly to: number
}

export interface PlacedSeries {
  readonly bars: readonly PlacedBar[]
  /** A line breaks where nothing is known. */
  readonly lines: readonly (readonly PicturePoint[])[]
  /** Around a band from edge to edge: along its lower edge, and back along its upper one. */
  readonly areas: readonly (readonly PicturePoint[])[]
}

interface AxisPlaces {
  readonly scale: FigureScale
  readonly marks: readonly number[]
  /** The middle of each place. */
  readonly x: readonly number[]
  readonly series: readonly PlacedSeries[]
}

/** Of the room of a place, what its bars take: less where what is usual stands around them. */
const filled = { bars: 0.7, inBand: 0.42, band: 0.78, tick: 0.62 } as const

export function axisPlaces(
  places: number,
  series: readonly AxisSeries[],
  { isByDay = false, isOneBar = false, widest = 1, marks = 4 }: AxisWish = {},
): AxisPlaces {
  const scale = figureScale(
    series.flatMap(({ figures, from = [] }) => [...figures, ...from]),
    { withZero: true, marks },
  )
  const room = 1 / Math.max(1, places)
  const x = isByDay ? fromEdgeToEdge(places) : middlesOf(places)
  const barred = series.filter(({ as }) => as === 'bar')
  const lanes = isOneBar ? 1 : Math.max(1, barred.length)
  const share = series.some(({ as }) => as === 'band') ? filled.inBand : filled.bars
  const width = Math.min(widest, (room * share) / lanes)
  const nothing = { bars: [], lines: [], areas: [] }
  return {
    scale,
    marks: scale.marks.map(mark => placeOn(scale, mark)),
    x,
    series: series.map(one => {
      const points = pointsOf(one.figures, x, scale)
      switch (one.as) {
        case 'bar': {
          const lane = isOneBar ? 0 : barred.indexOf(one)
          return { ...nothing, bars: barsOf(one, { x, scale, width, before: lanes / 2 - lane }) }
        }
        case 'band':
          return isByDay
            ? { ...nothing, areas: areasOf(one, x, scale) }
            : {
                ...nothing,
                bars: barsOf(one, { x, scale, width: room * filled.band, before: 0.5 }),
              }
        case 'tick':
          return { ...nothing, lines: points.flatMap(point => ticksOf(point, room * filled.tick)) }
        case 'line':
        case 'dash':
          return { ...nothing, lines: unbroken(points) }
      }
    }),
  }
}

/** The place that stands nearest. */
export function nearestPlace(x: readonly number[], at: number): number {
  const distances = x.map(one => Math.abs(one - at))
  return distances.indexOf(Math.min(...distances))
}

function middlesOf(places: number): readonly number[] {
  return Array.from({ length: places }, (_, place) => (place + 0.5) / places)
}

function fromEdgeToEdge(places: number): readonly number[] {
  return Array.from({ length: places }, (_, place) => (places === 1 ? 0.5 : place / (places - 1)))
}

interface BarRoom {
  readonly x: readonly number[]
  readonly scale: FigureScale
  readonly width: number
  /** How many widths it begins before the middle. */
  readonly before: number
}

function barsOf({ figures, from }: AxisSeries, { x, scale, width, before }: BarRoom) {
  return figures.flatMap((figure, place): readonly PlacedBar[] => {
    const begins = from ? from[place] : 0
    if (figure === null || begins === null || begins === undefined) return []
    const ends = [placeOn(scale, begins), placeOn(scale, figure)]
    const left = (x[place] ?? 0) - before * width
    return [{ place, x: left, width, from: Math.min(...ends), to: Math.max(...ends) }]
  })
}

function areasOf({ figures, from = [] }: AxisSeries, x: readonly number[], scale: FigureScale) {
  const known = (one: readonly Known[]) =>
    figures.map((figure, place) =>
      figure === null || from[place] === null ? null : (one[place] ?? 0),
    )
  const upper = unbroken(pointsOf(known(figures), x, scale))
  return unbroken(pointsOf(known(from), x, scale)).map((lower, run) => [
    ...lower,
    ...(upper[run] ?? []).toReversed(),
  ])
}

function ticksOf(point: PicturePoint | null, width: number): readonly (readonly PicturePoint[])[] {
  if (!point) return []
  return [[-0.5, 0.5].map(side => ({ x: point.x + side * width, y: point.y }))]
}
