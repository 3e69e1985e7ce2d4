// A table of a report: what belongs to a line is set in below it, totals stand bold.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { Title } from '@mantine/core'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { FigureSource } from '../../../period/explained/figure-source.tsx'
import { figuresTable } from './figures-table.ts'

type Table = BlockOf<'table'>
type Row = Table['rows'][number]

export function TableBlock({ block }: { readonly block: Table }) {
  const { title, note } = block
  const { name, figures, rows, rowKey } = figuresTable(block)
  return (
    <div className="report-table">
      <Title order={3} className="chart-title">
        {title}
      </Title>
      <PlainTable
        caption={title}
        hideCaption
        fixedOrder
        rows={rows}
        rowKey={rowKey}
        columns={[withLine(name), ...figures.map(withTotals)]}
      />
      <p className="chart-note">{note}</p>
    </div>
  )
}

function withLine(column: TableColumn<Row>): TableColumn<Row> {
  return {
    ...column,
    show: ({ label, level, is_total: isTotal, about }) => (
      <span className="report-line" data-level={level} data-total={isTotal}>
        {label} <FigureSource label={label} about={about} />
      </span>
    ),
  }
}

function withTotals(column: TableColumn<Row>): TableColumn<Row> {
  const { show } = column
  return { ...column, show: row => (row.is_total ? <strong>{show?.(row)}</strong> : show?.(row)) }
}
