// A plot in so much room: where its bars and lines stand, and how much the figures and the names around it take.

import { axisNames } from '@furrow/farming/pictures/axis-names'
import { axisPlaces } from '@furrow/farming/pictures/axis-places'
import { numberText } from '../ui/amounts.ts'
import { letterWidth, namesHeight } from './picture-axes.tsx'
import { plotIn } from './plot-size.ts'
import type { PlotRoom } from './plot-size.ts'
import type { Plot } from './plot.ts'

/** In pixels: a bar says no more by being wider. */
const widestBar = 64
/** At most so many have room: more of them leave less empty above what is drawn. */
const marks = 6

export function placedPlot({ names, series, hasAllNames, ...wish }: Plot, size: PlotRoom) {
  const widest = widestBar / size.width
  const placed = axisPlaces(names.length, series, { ...wish, widest, marks })
  const figures = placed.scale.marks.map(mark => numberText(mark).length)
  const left = 14 + Math.max(1, ...figures) * letterWidth
  const right = 4
  const letters = (size.width - left - right) / letterWidth
  const named = axisNames(names, { letters, areAll: hasAllNames })
  const bottom = namesHeight(named)
  const plotted = plotIn(size, { left, right, top: 30, bottom })
  return { ...placed, names: named, plotted }
}

/** As high as it reads well in so much width. */
export function plotHeight(width: number): number {
  return Math.round(Math.min(340, Math.max(240, width * 0.4)))
}
