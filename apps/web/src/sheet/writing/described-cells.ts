// What is held on this device of a sheet, as it is kept there: with words for whoever is not at the
// sheet, so that other screens can say what is to fix.

import type { KeptCells, KeptDraft } from '../../data/sheets/kept-cells.ts'
import type { DraftRow, Mark, Marks, Unsaved } from '../cells/marks.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { rowKey } from '../cells/sheet-lines.ts'
import type { SheetProps } from './sheet-props.ts'

type Described<Row> = Pick<SheetProps<Row>, 'title' | 'columns' | 'rows' | 'rowId' | 'rowName'>

export function describedCells<Row>(
  { marks, drafts }: Unsaved,
  sheet: Described<Row>,
  path: string,
): KeptCells {
  const { title, columns, rows, rowId, rowName } = sheet
  const headings = new Map(columns.map(({ id, heading }) => [id, heading]))
  const marked = rows.filter(row => marks.has(rowKey(rowId(row))))
  const names = new Map(marked.map(row => [rowKey(rowId(row)), rowName(row)]))
  return {
    title,
    path,
    marks: [...marks].flatMap(([row, own]) =>
      [...own].map(([column, { text, wrong, offer }]) => {
        const heading = headings.get(column) ?? column
        const name = names.get(row)
        const what = name === undefined ? heading : `${heading} of ${name}`
        return { row, column, text, wrong, what, ...(offer !== undefined && { offer }) }
      }),
    ),
    drafts: drafts.map(draft => ({ ...draft, lacks: lackedBy(draft, columns, marks) })),
  }
}

/** What is marked in it is said already. */
function lackedBy<Row>(
  { key, values }: DraftRow,
  columns: readonly SheetColumn<Row>[],
  marks: Marks,
): readonly string[] {
  const own = marks.get(key)
  return columns
    .filter(({ id, required }) => required && !(id in values) && !own?.has(id))
    .map(({ heading }) => heading)
}

export function unsavedIn({ marks, drafts }: KeptCells): Unsaved {
  const all = new Map<string, Map<string, Mark>>()
  for (const { row, column, text, wrong, offer } of marks) {
    const own = all.get(row) ?? new Map<string, Mark>()
    all.set(row, own.set(column, { text, wrong, ...(offer !== undefined && { offer }) }))
  }
  return { marks: all, drafts: drafts.map(draftIn) }
}

function draftIn({ key, values }: KeptDraft): DraftRow {
  return { key, values: values as DraftRow['values'] }
}
