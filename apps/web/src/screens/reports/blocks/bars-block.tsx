// Bars along an axis: months, years, crops, with lines beside them.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { useState } from 'react'
import { DrawnPlot } from '../../../charts/drawn-plot.tsx'
import { PlotPicture } from '../../../charts/plot-picture.tsx'
import { plotKeys } from '../../../charts/plot.ts'
import { barsPlot } from './bars-plot.ts'
import { barsTable } from './bars-table.ts'
import { BlockFrame } from './block-frame.tsx'
import { PlaceTold } from './place-told.tsx'

export function BarsBlock({ block }: { readonly block: BlockOf<'bars'> }) {
  const { title, note, places, series } = block
  const [at, setAt] = useState<number>()
  const plot = barsPlot(block)
  const told = places.map((name, place) => [
    name,
    ...series.map(({ label, figures }) => `${label} ${figures[place]?.text ?? ''}`),
  ])
  return (
    <BlockFrame
      title={title}
      note={note}
      keys={plotKeys(plot)}
      table={barsTable(block)}
      picture={() => <PlotPicture plot={plot} width={900} height={340} />}
    >
      <DrawnPlot title={title} plot={plot} places={told} at={at} onPoint={setAt} />
      <PlaceTold words={told[at ?? 0] ?? []} places={places.length} at={at ?? 0} onPoint={setAt} />
    </BlockFrame>
  )
}
