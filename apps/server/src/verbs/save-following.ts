// Records that follow from others, written without asking anybody, with their lines in the history.

import { randomUUID } from 'node:crypto'
import type { Entity } from '@furrow/catalogue/entity'
import { rowsOf } from '../db/rows-of.ts'
import { everything } from '../query/reach.ts'
import { renderInsert } from '../query/render-insert.ts'
import { renderRemoval } from '../query/render-removal.ts'
import { renderUpdate } from '../query/render-update.ts'
import type { Row } from '../rules/save-rule.ts'
import type { WritingCall } from './calling.ts'

type Following = Row & { readonly id?: number; readonly deleted?: true }

/** The numbers of the rows, new ones in the order in which they were given. */
export async function saveFollowing(
  { mount, tx, author }: WritingCall,
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
    await renderRemoval(removal, mount.catalogue, author).execute(tx)
  }
  if (changed.length > 0) await renderUpdate({ entity, rows: changed }, author).execute(tx)
  const stored =
    added.length === 0
      ? []
      : await rowsOf(tx, renderInsert({ entity, verb: 'store', rows: added }, everything, author))
  const numbers = stored.map(({ id }) => id)
  return rows.map(({ id }) => id ?? numbers.shift() ?? 0)
}
