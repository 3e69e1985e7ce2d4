// Which row of the sheet a row of a file is: by its number where Furrow wrote the file for the same farm
// and period, otherwise by its name.

import { copyText } from '../sheet/cells/cell-text.ts'
import { foldedText } from '../ui/folded-text.ts'
import type { SheetColumn } from '../sheet/cells/sheet-column.ts'
import type { FoundPage } from './find-columns.ts'
import { rawText } from './raw-cell.ts'
import type { RawCell } from './raw-cell.ts'
import { shownRaw } from './read-raw.ts'
import type { SheetOfWorkbook } from './workbook-shape.ts'

export interface FileRow<Row> {
  /** As spreadsheets count: from 1. */
  readonly line: number
  /** As the file calls it. */
  readonly name: string
  readonly cells: readonly RawCell[]
  readonly is: Match<Row>
}

type Match<Row> =
  | { readonly kind: 'known'; readonly row: Row; readonly id: number }
  | { readonly kind: 'new' }
  | { readonly kind: 'unread'; readonly wrong: string }

export interface Matching<Row> {
  readonly sheet: SheetOfWorkbook<Row>
  readonly page: FoundPage<Row>
  /** The rows that were in the file when it was written; nothing where numbers do not count. */
  readonly was: ReadonlyMap<number, unknown> | undefined
}

/** Empty ones are passed over. */
export function matchRows<Row>(matching: Matching<Row>): readonly FileRow<Row>[] {
  const { page, sheet } = matching
  const nameOf = naming(page, sheet)
  const lookUp = lookingUp(matching)
  const places = page.columns.map(({ at }) => at)
  return page.rows.slice(page.head + 1).flatMap((cells, below) => {
    const isEmpty = places.every(at => rawText(cells[at]) === '')
    if (isEmpty) return []
    const name = nameOf(cells)
    const key = page.keyAt === undefined ? undefined : cells[page.keyAt]
    return [{ line: page.head + below + 2, name, cells, is: lookUp(key, name) }]
  })
}

function lookingUp<Row>({ sheet, was }: Matching<Row>) {
  const { rows, rowId, rowName, canAdd, title } = sheet
  const byId = new Map(rows.map(row => [rowId(row), row]))
  const byName = Map.groupBy(rows, row => foldedText(rowName(row)))
  const taken = new Set<number>()
  const take = (row: Row): Match<Row> => {
    const id = rowId(row)
    if (taken.has(id)) return { kind: 'unread', wrong: 'This row stands twice in the file.' }
    taken.add(id)
    return { kind: 'known', row, id }
  }
  return (key: RawCell | undefined, name: string): Match<Row> => {
    const id = was && typeof key === 'number' && !taken.has(key) ? key : undefined
    const known = id === undefined ? undefined : byId.get(id)
    if (known !== undefined) return take(known)
    if (id !== undefined && was?.has(id)) return { kind: 'unread', wrong: goneSince }
    const [one, ...others] = name === '' ? [] : (byName.get(foldedText(name)) ?? [])
    if (others.length > 0) {
      return {
        kind: 'unread',
        wrong: `There are ${others.length + 1} called ${name} here. Which one is meant is not said.`,
      }
    }
    if (one !== undefined) return take(one)
    if (canAdd) return { kind: 'new' }
    const said = name === '' ? 'This row has no name.' : `Nothing here is called ${name}.`
    return { kind: 'unread', wrong: `${said} Rows are not added to ${title}.` }
  }
}

const goneSince =
  'This row is not in the sheet any more: it was removed since, or a filter leaves it out.'

/** What rows are called stands in one of the columns, nearly always. */
function naming<Row>({ columns }: FoundPage<Row>, sheet: SheetOfWorkbook<Row>) {
  const column = nameColumn(sheet)
  const at = columns.find(found => found.column === column)?.at ?? columns[0]?.at ?? 0
  return (cells: readonly RawCell[]): string => shownRaw(cells[at] ?? null)
}

function nameColumn<Row>({
  columns,
  rows,
  rowName,
}: SheetOfWorkbook<Row>): SheetColumn<Row> | undefined {
  const says = (row: Row) => (column: SheetColumn<Row>) =>
    foldedText(copyText(column.kind, column.value(row))) === foldedText(rowName(row))
  const [first] = columns
  return columns.find(column => rows.every(row => says(row)(column))) ?? first
}
