// What hangs by now on rows that were carried: a crop on a paddock, a movement of stock in an enterprise, a
// paddock of a still later period. The catalogue says what can name what.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { EntityName } from '@furrow/catalogue/furrow'
import { wordsOf } from '@furrow/catalogue/type-words'
import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import type { WritingContext } from '../verbs/call/request-context.ts'
import type { Start } from './start.ts'
import type { Sql } from '../query/sql.ts'

export interface DependentRow {
  readonly entity: string
  readonly id: number
}

/** One of them; nothing where nothing depends on it. */
export async function dependentsOf(
  { tx, engine }: WritingContext,
  start: Start,
): Promise<DependentRow | undefined> {
  const { catalogue } = engine
  const parts = [
    ...[...catalogue.values()].flatMap(entity => namingParts(entity, start)),
    ...besideKeys(start, catalogue),
    ...confirmations(start),
  ]
  if (parts.length === 0) return undefined
  const [found] = await runQuery(
    tx,
    sql<DependentRow>`select * from (${sql.join(parts, sql` union all `)}) h limit 1`,
  )
  return found
}

function namingParts(entity: Entity, { made }: Start): readonly Sql[] {
  if (entity.readAlone || entity.parts) return []
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const target = field.kind === 'key' ? field.target : undefined
    const targets = target ? [[null, target] as const] : typedTargets(entity, field.by)
    return targets.flatMap(([word, of]) => {
      const ids = made.rows[of as EntityName]
      if (!ids) return []
      const isOfKind = word === null ? sql`true` : sql`${sql.ref(`t.${field.by}`)} = ${word}`
      const names = sql`${sql.ref(`t.${name}`)} = m.id and ${isOfKind}`
      const one = oneOf(entity.name, names, made.rows)
      // Row by row, by the index of the key: asked for all at once, the whole table may be walked.
      const all = sql`unnest(${ids}::bigint[]) as m(id) cross join lateral ${one} as one`
      return [sql`(select one.entity, one.id from ${all} limit 1)`]
    })
  })
}

function typedTargets({ fields }: Entity, type: string | undefined) {
  return type === undefined ? [] : wordsOf(fields[type])
}

function oneOf(entity: string, condition: Sql, rows: Start['made']['rows']): Sql {
  const own = rows[entity as EntityName] ?? []
  return sql`(
    select ${entity}::text as entity, t.id from ${sql.table(entity)} as t
    where ${condition} and t.deleted_at is null and t.id <> all(${own}::bigint[])
    limit 1)`
}

interface Beside {
  readonly made: EntityName
  readonly key: string
  /** What is recorded in the period under the same key, by the name that it has there. */
  readonly records: readonly EntityName[]
  readonly as: string
}

/** What a farm says that it runs or grows is used without being named. */
const besides: readonly Beside[] = [
  {
    made: 'farm_livestock_enterprise_periods',
    key: 'livestock_enterprise_id',
    records: ['livestock_ledgers', 'livestock_closing_events', 'livestock_reproduction_lifecycles'],
    as: 'livestock_enterprise_id',
  },
  {
    made: 'crop_type_farm_periods',
    key: 'crop_type_id',
    records: ['crop_collections'],
    as: 'current_crop_id',
  },
]

function besideKeys({ made, farm_id, period_id }: Start, catalogue: Catalogue): readonly Sql[] {
  return besides.flatMap(({ made: kind, key, records, as }) => {
    const ids = made.rows[kind]
    if (!ids) return []
    const keys = sql`select ${sql.ref(`m.${key}`)} from ${sql.table(kind)} as m
      where m.id = any(${ids}::bigint[])`
    return records.map(record => {
      const { name } = entityNamed(catalogue, record)
      const used = sql`t.farm_id = ${farm_id} and t.period_id = ${period_id}
        and ${sql.ref(`t.${as}`)} in (${keys})`
      return oneOf(name, used, made.rows)
    })
  })
}

/** Someone looked at a warning about it, and said that it is right. */
function confirmations({ made, farm_id, period_id }: Start): readonly Sql[] {
  return Object.entries(made.rows).flatMap(([kind, ids]) =>
    ['confirmed_warnings', 'confirmed_money_warnings'].map(said =>
      oneOf(
        said,
        sql`t.farm_id = ${farm_id} and t.period_id = ${period_id} and t.resource = ${kind}
        and t.row = any(${ids}::bigint[])`,
        made.rows,
      ),
    ),
  )
}
