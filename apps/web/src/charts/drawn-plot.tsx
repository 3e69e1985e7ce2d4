// A plot as wide as there is room, which tells its values.

import type { ChartDrawing } from './chart-drawing.ts'
import { placedPlot, plotHeight } from './placed-plot.ts'
import { PlotPicture } from './plot-picture.tsx'
import { WalkedPicture } from './walked-picture.tsx'

interface Props extends Pick<ChartDrawing<never>, 'title' | 'plot' | 'places' | 'begin'> {
  /** Where it is pointed at from elsewhere, too. */
  readonly at?: number | undefined
  readonly onPoint?: (at: number | undefined) => void
}

export function DrawnPlot({ plot, at: pointed, ...walk }: Props) {
  return (
    <WalkedPicture {...walk} usually={640}>
      {({ width, at = pointed }) => {
        const size = { width, height: plotHeight(width) }
        const { plotted, x } = placedPlot(plot, size)
        return { picture: <PlotPicture plot={plot} at={at} {...size} />, x: x.map(plotted.x) }
      }}
    </WalkedPicture>
  )
}
