// The periods of rows that are written, held until the request is done: nobody submits them in the meantime,
// and who waited for someone submitting sees that they are closed. Taken before it is asked whether
// they are open, and by number, so that nobody waits in a ring.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { periodsOfRows, placingFields } from '../../access/reach/periods-of-rows.ts'
import { runQuery } from '../../db/run-query.ts'
import { rowsHeld } from '../../query/render-lock.ts'
import type { Holding } from '../../query/render-lock.ts'
import type { Row, SavedRow } from '../../rules/saving/save-rule.ts'
import type { WritingContext } from '../call/request-context.ts'

/** Of the rows that are about to be held themselves. */
export async function holdPeriods(
  context: WritingContext,
  holding: Pick<Holding, 'source' | 'below' | 'ids'>,
): Promise<void> {
  const periods = periodsOfRows(holding.source.entity, context.engine.catalogue)
  if (!periods) return
  const { from, conditions, at } = rowsHeld(holding)
  await hold(context, [
    sql`
      select held.id from ${from}, lateral (${periods(at.row)}) as held
      where ${sql.join(conditions, sql` and `)}`,
  ])
}

/** Of rows that are not stored yet, as they are going to be. */
export async function holdPeriodsOfNew(
  context: WritingContext,
  entity: Entity,
  rows: readonly Row[],
): Promise<void> {
  const periods = periodsOfRows(entity, context.engine.catalogue)
  if (!periods) return
  const names = placingFields(entity)
  const places = new Set(
    rows.map(row => JSON.stringify(Object.fromEntries(names.map(name => [name, row[name]])))),
  )
  // The planner knows how long such a list is, and so looks the few periods up by their index.
  const placed = sql`unnest(${[...places]}::jsonb[]) as sent(doc),
    jsonb_populate_record(null::${sql.table(entity.name)}, sent.doc) as t`
  await hold(context, [sql`select held.id from ${placed}, lateral (${periods('t')}) as held`])
}

/** Of rows of several kinds, as they stand now. */
export async function holdPeriodsOfStored(
  context: WritingContext,
  rows: readonly { readonly entity: string; readonly ids: readonly number[] }[],
): Promise<void> {
  const parts = rows.flatMap(({ entity, ids }) => {
    const periods = periodsOfRows(
      entityNamed(context.engine.catalogue, entity),
      context.engine.catalogue,
    )
    if (!periods || ids.length === 0) return []
    return [
      sql`
        select held.id from ${sql.table(entity)} as t, lateral (${periods('t')}) as held
        where t.id = any(${ids}::bigint[])`,
    ]
  })
  if (parts.length > 0) await hold(context, parts)
}

/** Of rows that were moved: the periods that they came from are held already. */
export async function holdPeriodsMovedTo(
  context: WritingContext,
  entity: Entity,
  rows: readonly SavedRow[],
): Promise<void> {
  const names = placingFields(entity)
  const placed = rows.filter(({ sent, before }) =>
    names.some(name => name in sent && sent[name] !== before?.[name]),
  )
  const ids = placed.map(({ id }) => id)
  await holdPeriodsOfStored(context, [{ entity: entity.name, ids }])
}

/** A key of a new row holds its period only against removal: that its status stays takes more. */
async function hold({ tx }: WritingContext, parts: readonly RawBuilder<unknown>[]): Promise<void> {
  await runQuery(
    tx,
    sql<{ id: number }>`
      select f.id from farm_period as f where f.id in (${sql.join(parts, sql` union all `)})
      order by f.id for share of f`,
  )
}
