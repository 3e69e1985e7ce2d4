// What a check finds about rows, and how it is told: as errors where it can never be true, as
// warnings where it is saved and looks wrong.

import type { FieldErrors } from '@furrow/wire/refusal'
import type { RowToSave, SavedRow, Warning } from './save-rule.ts'

export interface Finding {
  readonly field: string
  readonly message: string
}

/** With the code by which the person who confirms it, and staff, know it. */
export interface CodedFinding extends Finding {
  readonly code: string
}

type Find<R extends RowToSave, F extends Finding> = (row: R) => readonly F[]

export function errorsOf<R extends RowToSave>(
  rows: readonly R[],
  find: Find<R, Finding>,
): FieldErrors {
  const errors: Record<string, string[]> = {}
  for (const row of rows) {
    for (const { field, message } of find(row)) (errors[`${row.at}${field}`] ??= []).push(message)
  }
  return errors
}

export function warningsOf<R extends SavedRow>(
  resource: string,
  rows: readonly R[],
  find: Find<R, CodedFinding>,
): readonly Warning[] {
  return rows.flatMap(row =>
    find(row).map(({ field, code, message }) => ({ resource, id: row.id, field, code, message })),
  )
}
