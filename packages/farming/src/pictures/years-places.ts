// Figures over the years: where each stands, from the left and from the bottom, and which of them a line joins.

import type { Known } from '../numbers/ratio.ts'
import { figureScale, placeOn } from './figure-scale.ts'
import type { FigureScale } from './figure-scale.ts'

export interface YearFigures {
  readonly own: Known
  readonly real: Known
  readonly average: Known
  readonly low: Known
  readonly high: Known
}

export interface PicturePoint {
  readonly x: number
  readonly y: number
}

interface YearsPlaces {
  readonly scale: FigureScale
  /** Of each mark of the scale, from the bottom. */
  readonly marks: readonly number[]
  /** Of each year, from the left. */
  readonly x: readonly number[]
  /** A line breaks where a year is not known. */
  readonly own: readonly (readonly PicturePoint[])[]
  readonly real: readonly (readonly PicturePoint[])[]
  readonly average: readonly (readonly PicturePoint[])[]
  /** Around the usual range: along its lower edge, and back along its upper one. */
  readonly bands: readonly (readonly PicturePoint[])[]
}

export function yearsPlaces(years: readonly YearFigures[]): YearsPlaces {
  const scale = figureScale(
    years.flatMap(({ own, real, average, low, high }) => [own, real, average, low, high]),
  )
  const x = years.map((_, place) => (years.length === 1 ? 0.5 : place / (years.length - 1)))
  const line = (figures: readonly Known[]) => unbroken(pointsOf(figures, x, scale))
  const ranged = (pick: 'low' | 'high') =>
    line(years.map(year => (year.low === null || year.high === null ? null : year[pick])))
  const upper = ranged('high')
  return {
    scale,
    marks: scale.marks.map(mark => placeOn(scale, mark)),
    x,
    own: line(years.map(({ own }) => own)),
    real: line(years.map(({ real }) => real)),
    average: line(years.map(({ average }) => average)),
    bands: ranged('low').map((lower, run) => [...lower, ...(upper[run] ?? []).toReversed()]),
  }
}

/** Of figures along the axis, on a scale from the bottom. */
export function pointsOf(
  figures: readonly Known[],
  x: readonly number[],
  scale: FigureScale,
): readonly (PicturePoint | null)[] {
  return figures.map((figure, place) =>
    figure === null ? null : { x: x[place] ?? 0, y: placeOn(scale, figure) },
  )
}

/** Runs of points with nothing missing between them. */
export function unbroken(
  points: readonly (PicturePoint | null)[],
): readonly (readonly PicturePoint[])[] {
  const runs: PicturePoint[][] = [[]]
  for (const point of points) {
    if (point) runs.at(-1)?.push(point)
    else runs.push([])
  }
  return runs.filter(run => run.length > 0)
}
