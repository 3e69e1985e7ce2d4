// A table of a report, as files have it.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { FilledTable, TableColumn } from '../../../ui/table/table-columns.ts'
import { figureColumn } from './figure-column.tsx'

type Row = BlockOf<'table'>['rows'][number]

interface FiguresTable extends FilledTable<Row> {
  readonly name: TableColumn<Row>
  readonly figures: readonly TableColumn<Row>[]
}

export function figuresTable({ columns, rows }: BlockOf<'table'>): FiguresTable {
  const name: TableColumn<Row> = { key: 'label', heading: 'Name', value: ({ label }) => label }
  const figures = columns.map(({ label, unit }, place) =>
    figureColumn<Row>({
      key: `${place}`,
      heading: label,
      unit,
      figure: row => row.figures[place],
    }),
  )
  return { rows, rowKey: row => rows.indexOf(row), name, figures, columns: [name, ...figures] }
}
