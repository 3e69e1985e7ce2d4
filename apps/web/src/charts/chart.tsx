// A chart: its title says the finding, its values are told on hover, on touch and by the arrow keys,
// and it is there as a table, a picture and a file, too.

import { Skeleton, Text, Title } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { useId, useMemo, useRef, useState } from 'react'
import { PlainTable } from '../ui/table/plain-table.tsx'
import { withLook } from './chart-drawing.ts'
import type { ChartDrawing } from './chart-drawing.ts'
import { ChartKeys } from './chart-keys.tsx'
import { useChartLook } from './chart-look.ts'
import { ChartPlot } from './chart-plot.tsx'
import { ChartTools } from './chart-tools.tsx'
import { usePlot } from './use-plot.ts'
import './chart.css'

interface Props<Row> extends ChartDrawing<Row> {
  /** Of its files. */
  readonly name: string
  /** Farm and period, which stand in the names of its files, too. */
  readonly of: string
  readonly headingOrder?: 2 | 3 | 4
}

export function Chart<Row>({ name, of, headingOrder = 3, ...drawing }: Props<Row>) {
  const { title, note, keys, draw, places, table } = drawing
  const [isTable, setTable] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const look = useChartLook(place)
  const isMoving = !useReducedMotion()
  const option = useMemo(
    () => withLook(draw(look), { look, isMoving, places }),
    [draw, look, isMoving, places],
  )
  const plot = usePlot(place, option)
  const showsTable = isTable || plot.state === 'failed'
  return (
    <figure className="chart" aria-labelledby={id}>
      <div className="chart-head">
        <Title order={headingOrder} id={id} className="chart-title">
          {title}
        </Title>
        <ChartTools
          name={[name, of].filter(Boolean).join(', ')}
          title={title}
          note={note}
          keys={keys}
          look={() => look}
          picture={plot.picture}
          table={table}
          isTable={isTable}
          onTable={() => setTable(!isTable)}
        />
      </div>
      {plot.state === 'failed' ? (
        <Text c="dimmed">The picture could not be loaded. Here are its figures.</Text>
      ) : null}
      <div hidden={showsTable}>
        <ChartKeys keys={keys} />
        {plot.state === 'coming' ? <Skeleton height={14} width="40%" aria-hidden /> : null}
        <ChartPlot place={place} plot={plot} drawing={drawing} />
      </div>
      {showsTable ? <PlainTable caption={title} hideCaption bare {...table} /> : null}
      <figcaption className="chart-note">{note}</figcaption>
    </figure>
  )
}
