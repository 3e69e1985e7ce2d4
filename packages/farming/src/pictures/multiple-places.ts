// Small pictures beside each other, each of one thing over the same years: all on one scale, so that they compare.

import type { Known } from '../numbers/ratio.ts'
import { figureScale, placeOn } from './figure-scale.ts'
import type { FigureScale } from './figure-scale.ts'
import { pointsOf, unbroken } from './years-places.ts'
import type { PicturePoint } from './years-places.ts'

interface PanelFigures {
  /** One of each year. */
  readonly own: readonly Known[]
  readonly average: readonly Known[]
}

interface PanelPlaces {
  /** A line breaks where a year is not known. */
  readonly own: readonly (readonly PicturePoint[])[]
  readonly average: readonly (readonly PicturePoint[])[]
  /** The first and the last year that is known of the own figures, by their places: they are told beside their points. */
  readonly told: readonly number[]
}

interface MultiplePlaces {
  readonly scale: FigureScale
  /** Of each mark of the scale, from the bottom. */
  readonly marks: readonly number[]
  /** Of each year, from the left. */
  readonly x: readonly number[]
  readonly panels: readonly PanelPlaces[]
}

export function multiplePlaces(panels: readonly PanelFigures[]): MultiplePlaces {
  const scale = figureScale(
    panels.flatMap(({ own, average }) => [...own, ...average]),
    { marks: 3 },
  )
  const years = Math.max(0, ...panels.map(({ own }) => own.length))
  const x = Array.from({ length: years }, (_, at) => (years === 1 ? 0.5 : at / (years - 1)))
  const line = (figures: readonly Known[]) => unbroken(pointsOf(figures, x, scale))
  return {
    scale,
    marks: scale.marks.map(mark => placeOn(scale, mark)),
    x,
    panels: panels.map(({ own, average }) => ({
      own: line(own),
      average: line(average),
      told: endsOf(own),
    })),
  }
}

function endsOf(figures: readonly Known[]): readonly number[] {
  const isKnown = (figure: Known) => figure !== null
  const ends = [figures.findIndex(isKnown), figures.findLastIndex(isKnown)]
  return [...new Set(ends)].filter(at => at !== -1)
}
