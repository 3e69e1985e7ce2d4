// A chart: its title says the finding, its values are told on hover, on touch and by the arrow keys,
// and it is there as a table, a picture and a file, too.

import type { ChartDrawing } from './chart-drawing.ts'
import { ChartFrame } from './chart-frame.tsx'
import { DrawnPlot } from './drawn-plot.tsx'
import { PlotPicture } from './plot-picture.tsx'
import { plotKeys } from './plot.ts'

interface Props<Row> extends ChartDrawing<Row> {
  /** Of its files. */
  readonly name: string
  /** Farm and period, which stand in the names of its files, too. */
  readonly of: string
  readonly headingOrder?: 2 | 3 | 4
}

export function Chart<Row>({ plot, places, begin, ...frame }: Props<Row>) {
  return (
    <ChartFrame
      {...frame}
      keys={plotKeys(plot)}
      picture={() => <PlotPicture plot={plot} width={900} height={340} />}
    >
      <DrawnPlot title={frame.title} plot={plot} places={places} begin={begin} />
    </ChartFrame>
  )
}
