// The room of a picture with axes, and where places from 0 to 1 stand in it.

import type { PicturePoint } from '@furrow/farming/pictures/years-places'

export interface PlotRoom {
  readonly width: number
  readonly height: number
}

/** What stands around a plot: names and figures. */
interface Margins {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const usual: Margins = { left: 52, right: 20, top: 24, bottom: 28 }

export function plotIn({ width, height }: PlotRoom, margins = usual) {
  const across = width - margins.left - margins.right
  const up = height - margins.top - margins.bottom
  const x = (place: number) => tenths(margins.left + place * across)
  const y = (place: number) => tenths(margins.top + (1 - place) * up)
  const path = (points: readonly PicturePoint[]) =>
    points.map((point, place) => `${place === 0 ? 'M' : 'L'}${x(point.x)} ${y(point.y)}`).join('')
  return { x, y, across, up, path, left: margins.left, bottom: height - margins.bottom }
}

export type Plotted = ReturnType<typeof plotIn>

/** Nobody sees less of a pixel, and a year of days is written shorter. */
const tenths = (pixels: number): number => Math.round(pixels * 10) / 10
