// The drawing itself, which points at the value that a reader hears.

import type { RefObject } from 'react'
import type { ChartDrawing } from './chart-drawing.ts'
import type { Plot } from './use-plot.ts'
import { WalkedPicture } from './walked-picture.tsx'

interface Props {
  readonly place: RefObject<HTMLDivElement | null>
  readonly plot: Plot
  readonly drawing: Pick<ChartDrawing<never>, 'title' | 'places' | 'begin'>
}

export function ChartPlot({ place, plot, drawing: { title, places, begin } }: Props) {
  const walk = { title, places, begin, place, onPoint: plot.pointAt }
  return <WalkedPicture {...walk} className="chart-plot" />
}
