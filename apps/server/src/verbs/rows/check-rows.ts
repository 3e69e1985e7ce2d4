// Rows as they came, checked against the catalogue before anything is asked of the database.

import type { Entity } from '@furrow/catalogue/entity'
import type { CheckedRow } from '@furrow/wire/check-row'
import { invalid, mostMistakes } from '@furrow/wire/refusal'
import type { Row, RowToSave } from '../../rules/saving/save-rule.ts'
import { inSlices } from '../call/in-slices.ts'
import type { RequestContext, SentRow } from '../call/request-context.ts'

/** `given`: what follows from the place where the rows are made, whatever was sent for it. */
export async function checkNewRows(
  { check, reach }: RequestContext,
  entity: Entity,
  rows: readonly (SentRow & { readonly given?: Row })[],
): Promise<readonly RowToSave[]> {
  const mistakes = new Mistakes()
  const checked = await inSlices(rows, ({ at, sent, given = {} }) => {
    const result = check.ofNew(entity, sent, Object.keys(given))
    mistakes.add(result, at)
    const values = { ...settable(entity, result.values, reach), ...given }
    return { at, id: undefined, before: undefined, sent: values, after: values }
  })
  mistakes.refuse()
  return checked
}

/** What was sent for rows that are there, by field. */
export async function checkChanges(
  { check, reach }: RequestContext,
  entity: Entity,
  rows: readonly SentRow[],
): Promise<readonly { readonly at: string; readonly values: Row }[]> {
  const mistakes = new Mistakes()
  const checked = await inSlices(rows, ({ at, sent }) => {
    const result = check.ofChanged(entity, sent)
    mistakes.add(result, at)
    return { at, values: settable(entity, result.values, reach) }
  })
  mistakes.refuse()
  return checked
}

function settable(entity: Entity, values: Row, { sets }: RequestContext['reach']): Row {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => sets(entity, name) || value === entity.fields[name]?.default,
    ),
  )
}

class Mistakes {
  readonly #all: Record<string, readonly string[]> = {}
  #count = 0

  /** Once there are more than are told, the rows behind are not looked at. */
  add({ errors }: CheckedRow, at: string): void {
    for (const [name, sentences] of Object.entries(errors)) {
      this.#all[at + name] = sentences
      this.#count += 1
    }
    if (this.#count > mostMistakes) this.refuse()
  }

  refuse(): void {
    if (this.#count > 0) throw invalid(this.#all)
  }
}
