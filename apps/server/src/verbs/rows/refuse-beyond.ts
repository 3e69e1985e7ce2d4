// Rows that a write would leave, or take along, where the person may not write.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import type { WriteKind } from '../../query/reach.ts'
import type { WritingContext } from '../call/request-context.ts'
import { refuseWriting } from './refuse-writing.ts'

interface Found {
  readonly entity: string
  readonly id: number
}

interface Rows {
  readonly entity: string
  readonly ids: readonly number[]
}

/** `sentence` is told where one of the rows is not this person's to write; it is given its label. */
export async function refuseBeyond(
  context: WritingContext,
  rows: readonly Rows[],
  { doing, sentence }: { readonly doing: WriteKind; readonly sentence: (label: string) => string },
): Promise<void> {
  const { engine, tx, reach } = context
  const parts = rows.flatMap(({ entity, ids }) => {
    const kind = entityNamed(engine.catalogue, entity)
    const may = reach.write(kind, doing)?.('t')
    if (!may || ids.length === 0) return []
    return [
      sql<Found>`
        select ${entity}::text as entity, t.id from ${sql.table(entity)} as t
        where t.id = any(${ids}::bigint[]) and not coalesce(${may}, false)`,
    ]
  })
  if (parts.length === 0) return
  const all = sql<Found>`${sql.join(parts, sql` union all `)} limit 1`
  const [foreign] = await runQuery(tx, all)
  if (!foreign) return
  const entity = entityNamed(engine.catalogue, foreign.entity)
  const row = { entity, id: foreign.id }
  await refuseWriting(context, row, sentence(entity.label.toLowerCase()))
}
