// What is held on this device of a sheet, as it is kept there: with words for whoever is not at the
// sheet, so that other screens can say what is to fix.

import type { KeptCells, KeptDraft } from '../../data/sheets/kept-cells.ts'
import type { DraftRow, Mark, Marks, Unsaved } from '../cells/marks.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { isNeeded, rowKey } from '../cells/sheet-lines.ts'
import type { SheetProps } from './sheet-props.ts'

type Described<Row> = Pick<SheetProps<Row>, 'title' | 'columns' | 'rows' | 'rowId' | 'rowName'>

export function describedCells<Row>(
  { marks, drafts }: Unsaved,
  sheet: Described<Row>,
  path: string,
): KeptCells {
  const { title, columns } = sheet
  const headings = new Map(columns.map(({ id, heading }) => [id, heading]))
  const names = namesOf(new Set(marks.keys()), sheet)
  return {
    title,
    path,
    marks: [...marks].flatMap(([row, own]) =>
      [...own].map(([column, { text, wrong, offer }]) => {
        const heading = headings.get(column) ?? column
        const name = names.get(row)
        const what = name === undefined ? heading : cellWords(heading, name)
        return { row, column, text, wrong, what, ...(offer !== undefined && { offer }) }
      }),
    ),
    drafts: drafts.map(draft => ({ ...draft, lacks: lackedBy(draft, columns, marks) })),
  }
}

/** With the names of rows that came since, or have another by now; the same where there are none. */
export function toldAnew<Row>(
  kept: KeptCells,
  { columns, ...sheet }: Omit<Described<Row>, 'title'>,
): KeptCells {
  if (kept.marks.length === 0) return kept
  const headings = new Map(columns.map(({ id, heading }) => [id, heading]))
  const names = namesOf(new Set(kept.marks.map(({ row }) => row)), sheet)
  const marks = kept.marks.map(mark => {
    const name = names.get(mark.row)
    const what =
      name === undefined ? undefined : cellWords(headings.get(mark.column) ?? mark.column, name)
    return what === undefined || what === mark.what ? mark : { ...mark, what }
  })
  return marks.every((mark, place) => mark === kept.marks[place]) ? kept : { ...kept, marks }
}

/** By the keys of the rows, as far as they are there. */
function namesOf<Row>(
  keys: ReadonlySet<string>,
  { rows, rowId, rowName }: Pick<Described<Row>, 'rows' | 'rowId' | 'rowName'>,
): ReadonlyMap<string, string> {
  const marked = rows.filter(row => keys.has(rowKey(rowId(row))))
  return new Map(marked.map(row => [rowKey(rowId(row)), rowName(row)]))
}

function cellWords(heading: string, name: string): string {
  return `${heading} of ${name}`
}

/** What is marked in it is said already. */
function lackedBy<Row>(
  { key, values }: DraftRow,
  columns: readonly SheetColumn<Row>[],
  marks: Marks,
): readonly string[] {
  const own = marks.get(key)
  const of = { row: undefined, cells: new Map(Object.entries(values)) }
  return columns
    .filter(column => !(column.id in values) && !own?.has(column.id) && isNeeded(column, of))
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
