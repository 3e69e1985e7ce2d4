// Why someone may not write a row, in a sentence: that its period is closed is worth knowing, for that
// can be fixed.

import type { Entity } from '@furrow/catalogue/entity'
import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import type { WritingContext } from '../call/request-context.ts'

/** The row stands as it was to be written, or as it is. */
export async function refuseWriting(
  { tx, reach }: WritingContext,
  { entity, id }: { readonly entity: Entity; readonly id: number },
  sentence: string,
): Promise<never> {
  const closed = reach.closed(entity)?.('t')
  if (closed) {
    const found = await runQuery(
      tx,
      sql`select t.id from ${sql.table(entity.name)} as t where t.id = ${id} and (${closed})`,
    )
    const why = `This ${entity.label.toLowerCase()} is in a period that is closed to you, so you can’t change it.`
    if (found.length > 0) throw new Refusal('period_closed', why)
  }
  throw new Refusal('forbidden', sentence)
}
