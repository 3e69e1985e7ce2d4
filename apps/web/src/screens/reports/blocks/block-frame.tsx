// What stands around a picture of a report: the finding as its title, the shapes that it is read by, what is drawn,
// and the same as a table, as a picture and as a file.

import { Title } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { ChartKey } from '../../../charts/chart-drawing.ts'
import { ChartKeys } from '../../../charts/chart-keys.tsx'
import { lookOf } from '../../../charts/chart-look.ts'
import { ChartTools } from '../../../charts/chart-tools.tsx'
import { drawnPicture } from '../../../charts/drawn-picture.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { FilledTable } from '../../../ui/table/table-columns.ts'
import { useReportAround } from '../report-around.ts'
import '../../../charts/chart.css'

interface Props<Row> {
  readonly title: string
  readonly note: string
  readonly keys: readonly ChartKey[]
  readonly table: FilledTable<Row>
  /** One SVG that stands on its own. */
  readonly picture: () => ReactElement
  readonly children: ReactNode
}

export function BlockFrame<Row>({ title, note, keys, table, picture, children }: Props<Row>) {
  const { of } = useReportAround()
  const [isTable, setTable] = useState(false)
  const figure = useRef<HTMLElement>(null)
  const look = () => lookOf(figure.current)
  const id = useId()
  return (
    <figure className="chart" aria-labelledby={id} ref={figure}>
      <Title order={3} id={id} className="block-title">
        {title}
      </Title>
      {isTable ? (
        <PlainTable caption={title} hideCaption bare fixedOrder {...table} />
      ) : (
        <>
          {keys.length > 0 ? <ChartKeys keys={keys} /> : null}
          {children}
        </>
      )}
      <div className="block-foot">
        <figcaption className="chart-note">{note}</figcaption>
        <ChartTools
          name={[title, of].filter(Boolean).join(', ')}
          title={title}
          note={note}
          keys={keys}
          look={look}
          picture={() => drawnPicture(picture(), look())}
          table={table}
          isTable={isTable}
          onTable={() => setTable(!isTable)}
        />
      </div>
    </figure>
  )
}
