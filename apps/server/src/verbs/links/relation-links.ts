// The links between a row and the rows that a relation joins it with, each a row of its own.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { BelongsToMany } from '@furrow/catalogue/relations'
import { invalid, notFound } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { refusalFor } from '../../db/refuse-violation.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Below } from '../../query/below.ts'
import { renderKeys } from '../../query/render-keys.ts'
import { renderRemoval } from '../../query/render-removal.ts'
import { rowConditions, sourceOf } from '../../query/source.ts'
import { refuseRemoval } from '../rows/apply-rules.ts'
import type { RequestContext, Place, WritingContext } from '../call/request-context.ts'
import { holdRows, savedRow } from '../rows/hold-rows.ts'

export interface Linking {
  readonly join: Entity
  readonly target: Entity
  readonly relation: BelongsToMany
  readonly below: Below
}

interface Link {
  readonly id: number
  /** The row at the other end. */
  readonly other: number
}

export function linkingOf({ engine }: RequestContext, { entity, below }: Place): Linking {
  if (below?.relation.kind !== 'belongs to many')
    throw new Error(`${entity.name} is linked to nothing.`)
  const { relation } = below
  return {
    join: entityNamed(engine.catalogue, relation.through.join),
    target: entity,
    relation,
    below,
  }
}

/** The parent is held, so that nobody else links it at the same time. */
export async function holdParent(
  { tx }: WritingContext,
  { parent, parentId }: Below,
): Promise<void> {
  const is = sql.join([sql`p.id = ${parentId}`, ...rowConditions(parent, 'p')], sql` and `)
  const hold = parent.entity.derived || parent.entity.parts ? sql`` : sql` for update`
  const rows = await runQuery(
    tx,
    sql`select p.id from ${sql.table(parent.entity.name)} as p where ${is}${hold}`,
  )
  if (rows.length === 0) throw notFound(`There is no such ${parent.entity.label.toLowerCase()}.`)
}

/** The links that there are within reach, by the row at the other end. */
export type Links = ReadonlyMap<number, readonly Link[]>

export async function linksOf(context: WritingContext, linking: Linking): Promise<Links> {
  const { join, relation, below } = linking
  const { ownKey, otherKey } = relation.through
  const own = sql`${sql.ref(`t.${ownKey}`)} = ${below.parentId}`
  const is = sql.join([own, ...rowConditions(sourceOf(join, context.reach), 't')], sql` and `)
  const rows = await runQuery(
    context.tx,
    sql<Link>`select t.id, ${sql.ref(`t.${otherKey}`)} as other
      from ${sql.table(join.name)} as t where ${is} order by t.id`,
  )
  return Map.groupBy(rows, ({ other }) => other)
}

/** Holds the row above and looks for all that is named, before any link is made or cut. */
export async function openLinks(
  context: WritingContext,
  linking: Linking,
  named: readonly { readonly id: number }[],
): Promise<Links> {
  await holdParent(context, linking.below)
  await refuseUnknown(
    context,
    linking,
    named.map(({ id }) => id),
  )
  return linksOf(context, linking)
}

/** Every row that is to be linked, or not to be any more, must be there for this person. */
async function refuseUnknown(
  context: WritingContext,
  { target }: Linking,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const rows = await runQuery(
    context.tx,
    renderKeys([{ entity: target, ids }], context.reach, 'without'),
  )
  const known = new Set(rows.map(({ id }) => id))
  const unknown = ids.filter(id => !known.has(id))
  if (unknown.length === 0) return
  const what = target.label.toLowerCase()
  throw invalid(
    Object.fromEntries(
      unknown.map(id => [`resources.${id}`, [`There is no ${what} with the number ${id}.`]]),
    ),
  )
}

export async function cutLinks(
  context: WritingContext,
  { join }: Linking,
  { links, to }: { readonly links: Links; readonly to: readonly number[] },
): Promise<void> {
  const ids = to.flatMap(other => links.get(other) ?? []).map(({ id }) => id)
  if (ids.length === 0) return
  const place = { entity: join, below: undefined }
  const held = await holdRows(context, place, { ids, doing: 'remove', whole: true })
  const rows = ids.map(id => savedRow(held, id))
  await refuseRemoval(context, join, { rows, forGood: true })
  const removal = { entity: join, ids, going: 'detach' as const, deletion: '' }
  await renderRemoval(removal, context.engine.catalogue, context.author)
    .execute(context.tx)
    .catch((error: unknown) => {
      throw refusalFor(error, { entity: join, doing: 'remove', rows: [] })
    })
}
