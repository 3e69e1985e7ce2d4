// Whether what was carried is someone's to undo: every row of it, for it goes as a whole.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import type { WriteKind } from '../query/reach.ts'
import type { WritingContext } from '../verbs/call/request-context.ts'
import type { Start } from './start.ts'

/** Nothing where it is theirs. */
export async function whyNotTheirs(
  context: WritingContext,
  { made, name, status }: Start,
): Promise<Refusal | undefined> {
  const rows = Object.entries(made.rows).map(([entity, ids]) => ({ entity, ids }))
  const mains = made.mains.map(({ id }) => id)
  const period = made.farm_period === null ? [] : [made.farm_period]
  const parts = [
    ...rows.map(row => keptFrom(context, row, 'remove')),
    keptFrom(context, { entity: 'paddocks', ids: mains }, 'change'),
    keptFrom(context, { entity: 'farm_period', ids: period }, 'remove'),
  ]
  const kept = await runQuery(
    context.tx,
    sql<{ closed: boolean }>`${sql.join(parts, sql` union all `)} limit 1`,
  )
  const [first] = kept
  if (!first) return undefined
  if (!first.closed)
    return new Refusal(
      'forbidden',
      'You can’t undo this: part of what was carried over isn’t yours to remove.',
    )
  const said = status === null ? 'no longer recorded' : status.toLowerCase()
  return new Refusal('period_closed', `${name} is ${said}, so it is closed to you.`)
}

interface Kind {
  readonly entity: string
  readonly ids: readonly number[]
}

/** One row of those that they may not write, if there is any. */
function keptFrom({ engine, reach }: WritingContext, { entity, ids }: Kind, doing: WriteKind) {
  const declared = entityNamed(engine.catalogue, entity)
  const may = reach.write(declared, doing)?.('t') ?? sql`true`
  const closed = reach.closed(declared)?.('t') ?? sql`false`
  return sql`(
    select coalesce((${closed}), false) as closed from ${sql.table(entity)} as t
    where t.id = any(${ids}::bigint[]) and t.deleted_at is null and not coalesce((${may}), false)
    limit 1)`
}
