// Rows that are taken away, with whatever was marked in them; new ones that are not saved yet just go.

import { withoutRows } from '../cells/marks.ts'
import type { Unsaved } from '../cells/marks.ts'
import type { SheetWrite } from '../cells/sheet-column.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import { removalLabel } from './write-label.ts'

interface RemovalWish<Row> extends Unsaved {
  readonly lines: readonly SheetLine<Row>[]
  readonly rowId: (row: Row) => number
  readonly rowName: (row: Row) => string
}

interface Removed extends Unsaved {
  /** Nothing where none of them was saved. */
  readonly write: SheetWrite | undefined
}

export function removeLines<Row>(wish: RemovalWish<Row>): Removed {
  const { lines, rowId, rowName } = wish
  const keys = new Set(lines.map(({ key }) => key))
  const rows = lines.flatMap(line => (line.draft ? [] : [line.row]))
  const label = removalLabel(rows.map(rowName))
  return {
    write: rows.length > 0 ? { label, edits: [], added: [], removed: rows.map(rowId) } : undefined,
    marks: withoutRows(wish.marks, keys),
    drafts: wish.drafts.filter(({ key }) => !keys.has(key)),
  }
}
