// The columns of such a table: a measure each, written to its figure of the record.

import { beyondBounds } from '@furrow/wire/bound-words'
import type { CellKind } from '../../../sheet/cells/cell-kind.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import { cellOf } from '../kept-figures.ts'
import type { FigureRow } from '../record/figure-row.ts'
import { placeOfFigure } from '../record/whole-record-columns.ts'
import type { RecordTable } from './record-tables.ts'
import type { TableRow } from './table-row.ts'

type Column = SheetColumn<TableRow>

/** `rows`: of which any says what a measure is in. */
export function measureColumns(
  { of, measures }: RecordTable,
  rows: readonly TableRow[],
): readonly Column[] {
  return [
    {
      id: 'line',
      heading: of,
      kind: { is: 'text' } satisfies CellKind,
      frozen: true,
      width: 170,
      locked: true,
      value: ({ label }) => label,
    },
    ...measures.map(([measure, heading]) => measureColumn(measure, heading, rows)),
  ]
}

function measureColumn(measure: string, heading: string, rows: readonly TableRow[]): Column {
  const of = (row: TableRow): FigureRow | undefined => row.figures.get(measure)
  const known = rows.map(of).find(figure => figure !== undefined)
  const unit = known && cellOf(known.field).is === 'number' ? known.unit : ''
  return {
    id: measure,
    heading,
    kind: known ? inWholeDollars(cellOf(known.field)) : { is: 'number' },
    width: 130,
    ...(unit !== '' && { unit }),
    value: row => of(row)?.now ?? null,
    locked: row => {
      const figure = of(row)
      return figure ? figure.locked : 'There is no such figure of it.'
    },
    note: row => of(row)?.question?.sentence,
    check: (value, row) => {
      const figure = row && of(row)
      return figure && beyondBounds(value, figure.field, figure.label)
    },
    place: row => {
      const figure = of(row)
      return figure && placeOfFigure(figure)
    },
    writes: (value, { row }) => {
      const figure = row && of(row)
      return figure ? { record: { [figure.name]: value } } : {}
    },
  }
}

function inWholeDollars(kind: CellKind): CellKind {
  return kind.is === 'money' ? { ...kind, decimals: 0 } : kind
}
