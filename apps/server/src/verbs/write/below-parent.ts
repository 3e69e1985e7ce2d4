// A new row below another one: what that says of it, and whether there is room.

import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import { keepsDeleted } from '../../query/source.ts'
import { wordFor } from '../../query/step.ts'
import type { Row } from '../../rules/saving/save-rule.ts'
import type { Place, WritingContext } from '../call/request-context.ts'

/** What the row above says of a row made below it. */
export function givenBelow({ engine }: WritingContext, { below }: Place): Row {
  const { relation, parent, parentId } = below ?? {}
  if (relation?.kind !== 'has many' && relation?.kind !== 'has one') return {}
  const type = parent &&
    relation.type && { [relation.type]: wordFor(parent.entity, relation, engine.catalogue) }
  return { [relation.key]: parentId, ...type }
}

/** Where there can be but one, a second is refused. */
export async function refuseSecond(
  { tx }: WritingContext,
  { below, entity }: Place,
): Promise<void> {
  if (below?.relation.kind !== 'has one') return
  const key = sql.ref(`t.${below.relation.key}`)
  const live = keepsDeleted(entity) ? sql` and t.deleted_at is null` : sql``
  const rows = await runQuery(
    tx,
    sql`
    select from ${sql.table(entity.name)} as t where ${key} = ${below.parentId}${live} limit 1`,
  )
  if (rows.length > 0)
    throw new Refusal('conflict', `There is already a ${entity.label.toLowerCase()}.`)
}
