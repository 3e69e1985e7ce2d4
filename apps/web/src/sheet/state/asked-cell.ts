// The active cell as a question keeps it: the record behind it, and how its figure reads.

import { cellText } from '../cells/cell-text.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { lineValue } from '../cells/sheet-lines.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import type { AskedCell, SheetProps } from '../writing/sheet-props.ts'
import type { SheetState } from './sheet-state.ts'

/** Nothing in a new row, or in one that is no record of its own. */
export function askedCell<Row>({ chosen, columns, lines, props }: SheetState<Row>) {
  const column = chosen.active && columns[chosen.active.column]
  const line = chosen.active && lines[chosen.active.row]
  return column && line ? askedOf(column, line, { columns, rowName: props.rowName }) : undefined
}

interface Sheet<Row> extends Pick<SheetProps<Row>, 'rowName'> {
  readonly columns: readonly SheetColumn<Row>[]
}

function askedOf<Row>(
  column: SheetColumn<Row>,
  line: SheetLine<Row>,
  { columns, rowName }: Sheet<Row>,
): AskedCell | undefined {
  const { row } = line
  if (row === undefined || line.draft) return undefined
  // What is calculated has no field of its own: it is asked about by the name of its column.
  const own = column.place?.(row)
  const beside = columns.map(other => other.place?.(row)).find(place => place !== undefined)
  const place = own ?? (beside && { ...beside, field: column.id })
  if (!place || place.id < 0) return undefined
  const text = cellText(column.kind, lineValue(column, line))
  return {
    ...place,
    rowName: rowName(row),
    heading: column.heading,
    text: text === '' ? '' : [text, column.unit].filter(Boolean).join(' '),
  }
}
