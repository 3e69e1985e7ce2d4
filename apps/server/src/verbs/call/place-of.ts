// Where the rows of a request stand: at their own address, or below one row through a relation.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { notFound } from '@furrow/wire/refusal'
import { wordsOf } from '@furrow/catalogue/type-words'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import { belowRow, parentIsThere } from '../../query/below.ts'
import { rowConditions, sourceOf } from '../../query/source.ts'
import type { RequestContext, Place } from './request-context.ts'
import type { Request } from './request.ts'

export async function placeOf(context: RequestContext, { entity, below }: Request): Promise<Place> {
  if (!below) return { entity, below: undefined }
  const { parent, parentId, relation } = below
  const { engine, reach } = context
  const target =
    relation.kind === 'belongs to one of' ? await targetOf(context, below, relation.type) : entity
  const reached = belowRow(
    { parent, parentId, relation, target },
    { catalogue: engine.catalogue, reach },
  )
  return { entity: target, below: reached }
}

/** Which of several entities the row belongs to, only the row itself says. */
async function targetOf(
  { tx, engine, reach }: RequestContext,
  { parent, parentId, targets }: NonNullable<Request['below']>,
  type: string,
) {
  const is = sql.join(
    [sql`t.id = ${parentId}`, ...rowConditions(sourceOf(parent, reach), 't')],
    sql` and `,
  )
  const statement = sql<{ word: string | null }>`
    select ${sql.ref(`t.${type}`)} as word from ${sql.table(parent.name)} as t where ${is}`
  const [row] = await runQuery(tx, statement)
  const found = wordsOf(parent.fields[type]).find(([word]) => word === row?.word)
  const isMeant = targets.some(({ name }) => name === found?.[1])
  if (!found || !isMeant)
    throw notFound(`There is no such ${parent.label.toLowerCase()}, or it belongs to nothing.`)
  return entityNamed(engine.catalogue, found[1])
}

/** Refuses where the row above is not there. */
export async function needParent({ tx }: RequestContext, { below }: Place): Promise<void> {
  if (!below) return
  const [answer] = await runQuery(
    tx,
    sql<{ there: boolean }>`select ${parentIsThere(below)} as there`,
  )
  if (!answer?.there) throw notFound(`There is no such ${below.parent.entity.label.toLowerCase()}.`)
}
