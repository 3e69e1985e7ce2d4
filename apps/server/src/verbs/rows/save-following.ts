// Records that follow from others, written without asking anybody, with their lines in the history.

import { randomUUID } from 'node:crypto'
import type { Entity } from '@furrow/catalogue/entity'
import { runQuery } from '../../db/run-query.ts'
import { everything } from '../../query/reach.ts'
import { renderInsert } from '../../query/render-insert.ts'
import { renderRemoval } from '../../query/render-removal.ts'
import { narrowUpdates, renderUpdate } from '../../query/render-update.ts'
import type { Row } from '../../rules/saving/save-rule.ts'
import type { WritingContext } from '../call/request-context.ts'

type Following = Row & { readonly id?: number; readonly deleted?: true }

/** The numbers of the rows, new ones in the order in which they were given. */
export async function saveFollowing(
  { engine, tx, author }: Pick<WritingContext, 'engine' | 'tx' | 'author'>,
  entity: Entity,
  rows: readonly Following[],
): Promise<readonly number[]> {
  const gone = rows.flatMap(({ id, deleted }) => (deleted && id !== undefined ? [id] : []))
  const changed = rows.flatMap(({ id, deleted, ...values }) =>
    id === undefined || deleted ? [] : [{ id, values }],
  )
  const added = rows.filter(({ id }) => id === undefined)
  if (gone.length > 0) {
    const removal = { entity, ids: gone, going: 'destroy' as const, deletion: randomUUID() }
    await renderRemoval(removal, engine.catalogue, author).execute(tx)
  }
  if (changed.length > 0) {
    for (const part of narrowUpdates({ entity, rows: changed })) {
      await renderUpdate(part, author).execute(tx)
    }
  }
  const stored =
    added.length === 0
      ? []
      : await runQuery(tx, renderInsert({ entity, verb: 'store', rows: added }, everything, author))
  const numbers = stored.map(({ id }) => id)
  return rows.map(({ id }) => id ?? numbers.shift() ?? 0)
}
