// The rows that keys name: those that are there for whoever writes, each with its farm and period.

import { carriesFarm, isMergeable } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { rowConditions, sourceOf } from './source.ts'
import type { Reach } from './reach.ts'

export interface NamedRow {
  readonly entity: string
  readonly id: number
  readonly farm: number | null
  readonly period: number | null
  readonly business: number | null
  /** The row of the same list that it counts as since the two were merged. */
  readonly merged: number | null
}

export interface NamedRows {
  readonly entity: Entity
  readonly ids: readonly number[]
}

export function renderKeys(
  named: readonly NamedRows[],
  reach: Reach,
  deleted: 'with' | 'without',
): RawBuilder<NamedRow> {
  const parts = named.map(({ entity, ids }) => {
    const is = [
      sql`t.id = any(${ids}::bigint[])`,
      ...rowConditions(sourceOf(entity, reach, deleted), 't'),
    ]
    const rows = sql`
      select ${entity.name}::text as entity, t.id, ${farmOf(entity)} as farm, ${periodOf(entity)} as period,
        ${businessOf(entity)} as business, ${mergedOf(entity)} as merged
      from ${sql.table(entity.name)} as t where ${sql.join(is, sql` and `)}`
    // Whoever merges it meanwhile waits for this write, or this one for them.
    return isMergeable(entity) ? sql`select * from (${rows} for key share) as held` : rows
  })
  return sql<NamedRow>`${sql.join(parts, sql` union all `)}`
}

function farmOf(entity: Entity): RawBuilder<unknown> {
  if (entity.ownedBy.kind === 'farm' && entity.ownedBy.by === 'id') return sql`t.id`
  return carriesFarm(entity) ? sql`t.farm_id` : sql`null::bigint`
}

function businessOf({ ownedBy }: Entity): RawBuilder<unknown> {
  return ownedBy.kind === 'business' ? sql.ref(`t.${ownedBy.by}`) : sql`null::bigint`
}

function mergedOf(entity: Entity): RawBuilder<unknown> {
  return isMergeable(entity) ? sql`t.merged_into_id` : sql`null::bigint`
}

function periodOf({ fields }: Entity): RawBuilder<unknown> {
  return fields['period_id'] ? sql`t.period_id` : sql`null::bigint`
}
