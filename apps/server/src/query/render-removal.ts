// Rows that go and rows that come back, each with all that goes along, in one statement with their
// lines in the history.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Author } from './author.ts'
import { edgesFrom, renderEdge } from './cascade.ts'
import { historyColumns, keptOf, renderHistory } from './history-lines.ts'
import type { HistoryLine } from './history-lines.ts'
import { laterThan } from './render-update.ts'
import { keepsDeleted } from './source.ts'
import type { RemovedRows } from './write-plan.ts'
import type { Sql } from './sql.ts'

type Going = 'destroy' | 'restore' | 'erase' | 'detach'

/** Every row that went, of whichever kind. */
export interface TakenRow {
  readonly entity: string
  readonly id: number
}

export interface Removal extends RemovedRows {
  readonly going: Going
  /** Kept on every row that goes, so that exactly these come back. */
  readonly deletion: string
}

export function renderRemoval(
  removal: Removal,
  catalogue: Catalogue,
  author: Author,
): RawBuilder<TakenRow> {
  const { entity, going } = removal
  const edges = edgesFrom(entity, catalogue)
  const along = [...new Set([entity, ...edges.map(({ to }) => to)])]
  const steps = edges.map(edge => {
    const state = stateAlong(going, edge.to)
    return sql`select ${edge.to.name}::text, c.id, ${deletionOf(edge.to)} from ${renderEdge(edge, catalogue)} ${state}`
  })
  const further = sql`
      union
      select found.* from taken k, lateral (${sql.join(steps, sql` union all `)}) as found(entity, id, deletion)`
  const written = along.map((one, place) => sql`${gone(place)} as (${renderGone(one, removal)})`)
  const lines = along.map((one, place): HistoryLine => ({
    verb: going,
    entity: one,
    from: sql`${gone(place)} t`,
    ...(isForGood(going) && { before: keptOf(one) }),
  }))
  return sql<TakenRow>`
    with recursive taken(entity, id, deletion) as (
      select ${entity.name}::text, c.id, ${deletionOf(entity)} from ${sql.table(entity.name)} as c
      where c.id = any(${removal.ids}::bigint[])${edges.length > 0 ? further : sql``}
    ), ${sql.join(written)}, noted as (${renderHistory(lines, author)})
    select entity, id from taken`
}

function gone(place: number): Sql {
  return sql.ref(`gone_${place}`)
}

function deletionOf(entity: Entity): Sql {
  return keepsDeleted(entity) ? sql`c.deletion_id` : sql`null::uuid`
}

/** What is gone for good stands nowhere but in the history. */
function isForGood(going: Going): boolean {
  return going === 'erase' || going === 'detach'
}

/** What goes along is there still, or went by the same deletion. */
function stateAlong(going: Going, entity: Entity): Sql {
  if (!keepsDeleted(entity) || isForGood(going)) return sql``
  return going === 'destroy' ? sql`and c.deleted_at is null` : sql`and c.deletion_id = k.deletion`
}

function renderGone(entity: Entity, { going, deletion }: Removal): Sql {
  const table = sql.table(entity.name)
  const is = sql`k.entity = ${entity.name} and t.id = k.id`
  if (isForGood(going))
    return sql`delete from ${table} as t using taken k where ${is} returning t.*`
  const told = historyColumns(entity)
  const state =
    going === 'destroy'
      ? sql`deleted_at = now(), deletion_id = ${deletion}::uuid`
      : sql`deleted_at = null, deletion_id = null`
  const stamp = entity.fields['updated_at']
    ? sql`, updated_at = ${laterThan(sql`t.updated_at`)}`
    : sql``
  return sql`update ${table} as t set ${state}${stamp} from taken k where ${is} returning ${told}`
}
