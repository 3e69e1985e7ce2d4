// Bars along an axis: months, years, crops, with lines beside them.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { useState } from 'react'
import { WalkedPicture } from '../../../charts/walked-picture.tsx'
import { BarsPicture } from './bars-picture.tsx'
import { barsTable } from './bars-table.ts'
import { BlockFrame } from './block-frame.tsx'
import { PlaceTold } from './place-told.tsx'
import { seriesKeys } from './series-look.ts'
import { useDrawnWidth } from './use-drawn-width.ts'

type Bars = BlockOf<'bars'>

export function BarsBlock({ block }: { readonly block: Bars }) {
  const { title, note, places, series } = block
  const { ref, width } = useDrawnWidth(640)
  const [at, setAt] = useState<number>()
  const told = places.map((name, place) => [
    name,
    ...series.map(({ label, figures }) => `${label} ${figures[place]?.text ?? ''}`),
  ])
  return (
    <BlockFrame
      title={title}
      note={note}
      keys={seriesKeys(series)}
      table={barsTable(block)}
      picture={() => <BarsPicture block={block} width={900} height={340} />}
    >
      <div className="report-plot" ref={ref}>
        <WalkedPicture title={title} places={told} className="report-picture" onPoint={setAt}>
          <BarsPicture block={block} width={width} height={280} at={at} />
        </WalkedPicture>
      </div>
      <PlaceTold words={told[at ?? 0] ?? []} places={places.length} at={at ?? 0} onPoint={setAt} />
    </BlockFrame>
  )
}
