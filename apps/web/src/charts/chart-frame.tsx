// What stands around a picture: the finding as its title, the shapes that it is read by, what is drawn, and the same
// as a table, as a picture and as a file.

import { Title } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { PlainTable } from '../ui/table/plain-table.tsx'
import type { FilledTable } from '../ui/table/table-columns.ts'
import type { ChartKey } from './chart-key.ts'
import { ChartKeys } from './chart-keys.tsx'
import { lookOf } from './chart-look.ts'
import { ChartTools } from './chart-tools.tsx'
import { drawnPicture } from './drawn-picture.ts'
import './chart.css'

interface Props<Row> {
  readonly title: string
  /** Of its files, where it isn't its title. */
  readonly name?: string
  /** Farm and period, which stand in the names of its files, too. */
  readonly of: string
  readonly headingOrder?: 2 | 3 | 4
  readonly note: string
  readonly keys: readonly ChartKey[]
  readonly table: FilledTable<Row>
  /** Its rows stay as they come. */
  readonly hasFixedOrder?: boolean
  /** One SVG that stands on its own. */
  readonly picture: () => ReactElement
  readonly children: ReactNode
}

export function ChartFrame<Row>(props: Props<Row>) {
  const { title, name = title, of, headingOrder = 3, note, keys, table, picture, children } = props
  const [isTable, setTable] = useState(false)
  const figure = useRef<HTMLElement>(null)
  const look = () => lookOf(figure.current)
  const id = useId()
  return (
    <figure className="chart" aria-labelledby={id} ref={figure}>
      <Title order={headingOrder} id={id} className="chart-title">
        {title}
      </Title>
      {isTable ? (
        <PlainTable
          caption={title}
          hideCaption
          bare
          fixedOrder={props.hasFixedOrder ?? false}
          {...table}
        />
      ) : (
        <>
          {keys.length > 0 ? <ChartKeys keys={keys} /> : null}
          {children}
        </>
      )}
      <div className="chart-foot">
        <figcaption className="chart-note">{note}</figcaption>
        <ChartTools
          name={[name, of].filter(Boolean).join(', ')}
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
