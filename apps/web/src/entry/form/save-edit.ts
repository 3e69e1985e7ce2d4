// Saving what was typed over a row: sent once, and once more on top of what a colleague saved in other
// fields in the meantime. What conflicts comes back to be decided.

import type { Failure, Result } from '@furrow/wire/client/result'
import { isTyped, rebased } from './row-edit.ts'
import type { RowEdit } from './row-edit.ts'
import { asRow } from '../rows/row-name.ts'
import type { Row } from '../rows/row-name.ts'

export type Saved =
  | { readonly kind: 'saved'; readonly row: Row }
  | { readonly kind: 'refused'; readonly edit: RowEdit; readonly failure: Failure }

type Send = (edit: RowEdit) => Promise<Result<Row>>

export async function saveEdit(edit: RowEdit, send: Send, mayRepeat = true): Promise<Saved> {
  const result = await send(edit)
  if (result.ok) return { kind: 'saved', row: result.data }
  const { failure } = result
  const current = currentRow(failure)
  if (!current) return { kind: 'refused', edit, failure }
  const next = rebased(edit, current)
  // Both typed the same.
  if (!isTyped(next)) return { kind: 'saved', row: current }
  const isClash = Object.keys(next.theirs).length > 0
  if (!isClash && mayRepeat) return saveEdit(next, send, false)
  return { kind: 'refused', edit: next, failure }
}

/** Of a conflict about fields: the row as it is now. */
function currentRow(failure: Failure): Row | undefined {
  if (failure.kind !== 'refused' || failure.code !== 'conflict') return undefined
  return asRow(failure.data)
}
