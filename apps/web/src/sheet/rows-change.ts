// What was done in a sheet whose columns are fields of one kind of record, as one change.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { Change, ChangeStep, Values } from '../data/change.ts'
import type { CellEdit, SheetWrite } from './sheet-column.ts'

interface RowsOfSheet {
  readonly resource: EntityName
  readonly farmId: number
  readonly rows: readonly Values[]
  /** What a new row has beside what was typed. */
  readonly given: Values
  readonly newId: () => number
}

/** The name of a column is that of its field. */
export function rowsChange(
  { label, edits, added, removed }: SheetWrite,
  { resource, farmId, rows, given, newId }: RowsOfSheet,
): Change {
  const byId = new Map(rows.map(row => [Number(row['id']), row]))
  return {
    label,
    farmId,
    steps: [
      ...updates(edits, byId).map(step => ({ ...step, resource })),
      ...added.map(values => ({
        do: 'store' as const,
        resource,
        id: newId(),
        values: { ...given, ...values },
      })),
      ...removed.map(id => ({ do: 'destroy' as const, resource, id })),
    ],
  }
}

type Update = Omit<Extract<ChangeStep, { do: 'update' }>, 'resource'>

function updates(edits: readonly CellEdit[], byId: ReadonlyMap<number, Values>): readonly Update[] {
  const values = new Map<number, Record<string, unknown>>()
  for (const { row, column, value } of edits) {
    values.set(row, { ...values.get(row), [column]: value })
  }
  return [...values].map(([id, changed]) => {
    const row = byId.get(id) ?? {}
    const before = Object.fromEntries(
      Object.keys(changed).map(field => [field, row[field] ?? null]),
    )
    const seen = row['updated_at']
    return {
      do: 'update',
      id,
      values: changed,
      before,
      seen: typeof seen === 'string' ? seen : undefined,
    }
  })
}
