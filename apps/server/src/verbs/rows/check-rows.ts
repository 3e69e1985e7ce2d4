// Rows as they came, checked against the catalogue before anything is asked of the database.

import type { Entity } from '@furrow/catalogue/entity'
import type { CheckedRow } from '@furrow/wire/check-row'
import { invalid } from '@furrow/wire/refusal'
import type { Row, RowToSave } from '../../rules/saving/save-rule.ts'
import type { RequestContext, SentRow } from '../call/request-context.ts'

/** `given`: what follows from the place where the rows are made, whatever was sent for it. */
export function checkNewRows(
  { check, reach }: RequestContext,
  entity: Entity,
  rows: readonly (SentRow & { readonly given?: Row })[],
): readonly RowToSave[] {
  const errors: Record<string, readonly string[]> = {}
  const checked = rows.map(({ at, sent, given = {} }) => {
    const result = check.ofNew(entity, sent, Object.keys(given))
    collect(result, at, errors)
    const values = { ...settable(entity, result.values, reach), ...given }
    return { at, id: undefined, before: undefined, sent: values, after: values }
  })
  refuseAll(errors)
  return checked
}

/** What was sent for rows that are there, by field. */
export function checkChanges(
  { check, reach }: RequestContext,
  entity: Entity,
  rows: readonly SentRow[],
): readonly { readonly at: string; readonly values: Row }[] {
  const errors: Record<string, readonly string[]> = {}
  const checked = rows.map(({ at, sent }) => {
    const result = check.ofChanged(entity, sent)
    collect(result, at, errors)
    return { at, values: settable(entity, result.values, reach) }
  })
  refuseAll(errors)
  return checked
}

function settable(entity: Entity, values: Row, { sets }: RequestContext['reach']): Row {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => sets(entity, name) || value === entity.fields[name]?.default,
    ),
  )
}

function collect({ errors }: CheckedRow, at: string, all: Record<string, readonly string[]>): void {
  for (const [name, sentences] of Object.entries(errors)) all[at + name] = sentences
}

function refuseAll(errors: Readonly<Record<string, readonly string[]>>): void {
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
