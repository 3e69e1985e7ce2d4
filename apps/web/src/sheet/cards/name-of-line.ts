// What a line of a sheet is called outside it.

import { cellText } from '../cells/cell-text.ts'
import { lineValue } from '../cells/sheet-lines.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import type { SheetProps } from '../writing/sheet-props.ts'

export function nameOfLine<Row>(
  line: SheetLine<Row>,
  { columns, rowName }: Pick<SheetProps<Row>, 'columns' | 'rowName'>,
): string {
  if (line.row) return rowName(line.row)
  const [first] = columns
  const said = first ? cellText(first.kind, lineValue(first, line)) : ''
  return said === '' ? 'New row, not saved yet' : said
}
