// What was done in a sheet, as one change. Each column says what of a row its value is written to; what
// belongs to a row, each a part of the sheet, says which steps that takes. The rest is the same everywhere:
// rows are found, texts trimmed, values gathered by row and part, steps brought in their order.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { Change, ChangeStep, Values } from '../../data/outbox/change.ts'
import type { CellValue } from '../cells/cell-kind.ts'
import type { CellsOfRow, SheetColumn, SheetWrite } from '../cells/sheet-column.ts'

export interface SheetPart<Row> {
  /** The kinds of records that it is kept in: what belongs to another stands behind it. */
  readonly resources: readonly EntityName[]
  /** Of a new row it is asked in any case, also where nothing of it was filled in. */
  readonly steps: (values: Values, to: WrittenRow<Row>) => readonly ChangeStep[]
  /** What goes of it with its row. `removed`: all that go along. */
  readonly gone?: (row: Row, removed: readonly Row[]) => readonly ChangeStep[]
}

interface WrittenRow<Row> {
  readonly id: number
  /** Nothing where it is a new one. */
  readonly row: Row | undefined
  /** Among the rows that are new, from 0. */
  readonly place: number
}

/** By what columns call them, in the order in which they are made. */
export type SheetParts<Row> = Readonly<Record<string, SheetPart<Row>>>

export interface WrittenSheet<Row> {
  readonly farmId: number | null
  readonly rows: readonly Row[]
  readonly columns: readonly SheetColumn<Row>[]
  readonly parts: SheetParts<Row>
  readonly newId: () => number
}

export function sheetChange<Row extends { readonly id: number }>(
  write: SheetWrite,
  sheet: WrittenSheet<Row>,
): Change {
  const { farmId, rows, columns, parts, newId } = sheet
  const byId = new Map(rows.map(row => [row.id, row]))
  const removed = write.removed.flatMap(id => byId.get(id) ?? [])
  const all = Object.values(parts)
  const gone = removed.flatMap(row => all.flatMap(part => part.gone?.(row, removed) ?? []))
  const changed = [...cellsByRow(write)].flatMap(([id, cells]) => {
    const row = byId.get(id)
    if (!row) return []
    const written = writtenTo(columns, { row, cells })
    const steps = [...written].flatMap(([name, values]) =>
      partNamed(parts, name).steps(values, { id, row, place: 0 }),
    )
    return stepsOfRow(id, steps)
  })
  const made = write.added.flatMap((filled, place) => {
    const cells = new Map(Object.entries(filled))
    const written = writtenTo(columns, { row: undefined, cells })
    const to = { id: newId(), row: undefined, place }
    for (const name of written.keys()) partNamed(parts, name)
    const steps = Object.entries(parts).flatMap(([name, part]) =>
      part.steps(written.get(name) ?? {}, to),
    )
    return stepsOfRow(to.id, steps)
  })
  return { label: write.label, farmId, steps: inOrder(gone, [...changed, ...made], all) }
}

/** What is right of other rows is saved where a row is refused. */
function stepsOfRow(ofRow: number, steps: readonly ChangeStep[]): readonly ChangeStep[] {
  return steps.map(step => ({ ...step, ofRow }))
}

/** All that is written to each row that stands, by column. */
export function cellsByRow({ edits }: Pick<SheetWrite, 'edits'>) {
  const rows = Map.groupBy(edits, ({ row }) => row)
  return new Map(
    [...rows].map(([id, own]) => [id, new Map(own.map(({ column, value }) => [column, value]))]),
  )
}

/** By part. Where two columns write to the same, the one further behind holds. */
export function writtenTo<Row>(
  columns: readonly SheetColumn<Row>[],
  { row, cells }: CellsOfRow<Row>,
): ReadonlyMap<string, Values> {
  const unknown = [...cells.keys()].find(name => !columns.some(({ id }) => id === name))
  if (unknown !== undefined) throw new Error(`The sheet has no column “${unknown}”.`)
  const trimmed = new Map([...cells].map(([name, value]) => [name, withoutBlanks(value)]))
  const parts = new Map<string, Values>()
  for (const { id, writes } of columns) {
    const value = trimmed.get(id)
    if (value === undefined || !writes) continue
    for (const [part, values] of Object.entries(writes(value, { row, cells: trimmed }))) {
      parts.set(part, { ...parts.get(part), ...values })
    }
  }
  return parts
}

function withoutBlanks(value: CellValue): CellValue {
  return typeof value === 'string' ? value.trim() || null : value
}

function partNamed<Row>(parts: SheetParts<Row>, name: string): SheetPart<Row> {
  const part = parts[name]
  if (!part) throw new Error(`The sheet has no part “${name}”.`)
  return part
}

/**
 * What belongs to a row is made after it and gone before it; what goes makes room for what comes. Rows of
 * a kind stand together, for they are then written together.
 */
function inOrder(
  gone: readonly ChangeStep[],
  written: readonly ChangeStep[],
  parts: readonly { readonly resources: readonly string[] }[],
): readonly ChangeStep[] {
  const kinds = [...new Set(parts.flatMap(({ resources }) => resources))]
  const rank = ({ resource }: ChangeStep) => kinds.indexOf(resource)
  const steps = [...gone, ...written]
  return [
    // What is freed of a row that goes.
    ...gone.filter(({ do: deed }) => deed !== 'destroy'),
    ...steps
      .filter(({ do: deed }) => deed === 'destroy')
      .toSorted((one, other) => rank(other) - rank(one)),
    ...written
      .filter(({ do: deed }) => deed !== 'destroy')
      .toSorted(
        (one, other) =>
          rank(one) - rank(other) || Number(one.do === 'store') - Number(other.do === 'store'),
      ),
  ]
}
