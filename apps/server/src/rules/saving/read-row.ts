// What a rule asks of a row on its way in: what was sent, and its figures by kind.

import type { Row, RowToSave } from './save-rule.ts'

/** Whether the row is new, or says something about one of the fields. */
export function touches({ before, sent }: RowToSave, fields: readonly string[]): boolean {
  return before === undefined || fields.some(field => field in sent)
}

/** Deleted by this request, or restored by it: nothing is sent for such a row. */
export function comesOrGoes({ before, sent }: RowToSave): boolean {
  return before !== undefined && Object.keys(sent).length === 0
}

/** A figure, or the number of another row. */
export function numberIn(row: Row | undefined, field: string): number | undefined {
  const value = row?.[field]
  return typeof value === 'number' ? value : undefined
}

/** A day, or another word. */
export function textIn(row: Row | undefined, field: string): string | undefined {
  const value = row?.[field]
  return typeof value === 'string' ? value : undefined
}

/** What the rows point at with a key, each once. */
export function keysIn(rows: readonly (Row | undefined)[], field: string): readonly number[] {
  return [...new Set(rows.flatMap(row => numberIn(row, field) ?? []))]
}

/** What rows point at as they will be. */
export function pointedAt(rows: readonly RowToSave[], field: string): readonly number[] {
  return keysIn(
    rows.map(({ after }) => after),
    field,
  )
}

/** The farms of rows that are saved together. */
export function farmsOf(rows: readonly RowToSave[]): readonly number[] {
  return pointedAt(rows, 'farm_id')
}
