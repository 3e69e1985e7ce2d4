// A table of a report: what belongs to a line is set in below it, totals stand bold.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { Title } from '@mantine/core'
import { useId } from 'react'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { FigureSource } from '../figure-source.tsx'
import { figureColumn } from './figure-column.tsx'

type Table = BlockOf<'table'>
type Row = Table['rows'][number]

export function TableBlock({ block }: { readonly block: Table }) {
  const { title, note, columns, rows } = block
  const id = useId()
  return (
    <section aria-labelledby={id} className="report-table">
      <Title order={3} id={id} className="block-title">
        {title}
      </Title>
      <PlainTable
        caption={title}
        hideCaption
        fixedOrder
        rows={rows}
        rowKey={row => `${rows.indexOf(row)}`}
        columns={[nameColumn, ...columns.map(columnOf)]}
      />
      <p className="chart-note">{note}</p>
    </section>
  )
}

const nameColumn: TableColumn<Row> = {
  key: 'label',
  heading: 'Name',
  value: ({ label }) => label,
  show: ({ label, level, is_total: isTotal, about }) => (
    <span className="report-line" data-level={level} data-total={isTotal}>
      {label} <FigureSource label={label} about={about} />
    </span>
  ),
}

function columnOf({ label, unit }: Table['columns'][number], place: number): TableColumn<Row> {
  const column = figureColumn<Row>({
    key: `${place}`,
    heading: label,
    unit,
    figure: ({ figures }) => figures[place],
  })
  return {
    ...column,
    show: row =>
      row.is_total ? <strong>{row.figures[place]?.text}</strong> : row.figures[place]?.text,
  }
}
