// Writes what changes of rows, and only that.

import { isDeepStrictEqual } from 'node:util'
import type { Entity } from '@furrow/catalogue/entity'
import { refusalFor } from '../../db/refuse-violation.ts'
import { narrowUpdates, renderUpdate } from '../../query/render-update.ts'
import type { Row, SavedRow } from '../../rules/saving/save-rule.ts'
import type { WritingContext } from '../call/request-context.ts'

export async function writeChanges(
  context: WritingContext,
  entity: Entity,
  rows: readonly SavedRow[],
): Promise<void> {
  const changed = rows
    .map(({ id, sent, before }) => ({ id, values: changedIn(sent, before) }))
    .filter(({ values }) => Object.keys(values).length > 0)
  if (changed.length === 0) return
  for (const part of narrowUpdates({ entity, rows: changed })) {
    await renderUpdate(part, context.author)
      .execute(context.tx)
      .catch((error: unknown) => {
        throw refusalFor(error, { entity, doing: 'save', rows })
      })
  }
}

/** Whole rows are sent back: what stands as it is sent need not be written. */
function changedIn(sent: Row, before: Row | undefined): Row {
  if (!before) return sent
  const changes = Object.entries(sent).filter(
    ([name, value]) => !(name in before) || !isDeepStrictEqual(value, before[name]),
  )
  return Object.fromEntries(changes)
}
