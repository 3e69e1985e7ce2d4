// What hangs together with a row, calculated from the declarations in the plainest way, to compare
// answers with.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { BelongsToMany, Has, Relation } from '@furrow/catalogue/relations'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { targetOfType } from './copied-rows.ts'

export interface Kept {
  readonly db: Database
  readonly catalogue: Catalogue
}

/** Which rows of which entity, those that are deleted left out. */
export interface Related {
  readonly entity: Entity
  readonly ids: readonly number[]
}

export async function relatedRows(
  kept: Kept,
  [entity, name]: readonly [Entity, string],
  id: number,
): Promise<Related> {
  const relation = entity.relations[name]
  if (!relation) throw new Error(`${entity.name} has no relation ${name}.`)
  switch (relation.kind) {
    case 'belongs to':
      return liveRows(kept, relation.entity, await valueOf(kept, [entity, relation.key], id))
    case 'belongs to one of': {
      const word = await valueOf(kept, [entity, relation.type], id)
      const target = targetOfType(entity.fields[relation.type], String(word))
      return liveRows(kept, target, await valueOf(kept, [entity, relation.key], id))
    }
    case 'has many':
    case 'has one':
      return ownRows(kept, [entity, relation], id)
    case 'belongs to many':
      return linkedRows(kept, relation, id)
  }
}

/** Rows are told by these, such as `paddocks 12`. */
export type RowNames = ReadonlySet<string>

/** Everything that the catalogue says goes along when a row is deleted, the row included. */
export async function goneWith(
  kept: Kept,
  [entity, id]: readonly [Entity, number],
  gone: Set<string> = new Set(),
): Promise<RowNames> {
  if (gone.has(`${entity.name} ${id}`)) return gone
  gone.add(`${entity.name} ${id}`)
  for (const name of entity.deletes) {
    const related = await relatedRows(kept, [entity, name], id)
    for (const one of related.ids) await goneWith(kept, [related.entity, one], gone)
  }
  return gone
}

/** All rows that are deleted now. */
export async function deletedRows({ db, catalogue }: Kept): Promise<RowNames> {
  const parts = [...catalogue.values()]
    .filter(({ fields }) => fields['deleted_at'])
    .map(
      ({ name }) => sql`
      select ${sql.lit(name)} || ' ' || id as row from ${sql.table(name)} where deleted_at is not null`,
    )
  const { rows } = await sql<{ row: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Set(rows.map(({ row }) => row))
}

/** The entities that a relation may lead to. */
export function targetsOf(catalogue: Catalogue, entity: Entity, relation: Relation): Entity[] {
  if (relation.kind !== 'belongs to one of') return [entityNamed(catalogue, relation.entity)]
  const type = entity.fields[relation.type]
  return (type?.choices ?? []).map(word => entityNamed(catalogue, targetOfType(type, word)))
}

/** The word by which rows of a pair say that they belong to this entity. */
export function wordOf(
  { catalogue }: Pick<Kept, 'catalogue'>,
  owner: Entity,
  relation: Has,
): string {
  const type = entityNamed(catalogue, relation.entity).fields[relation.type ?? '']
  return type?.choices?.find(word => targetOfType(type, word) === owner.name) ?? ''
}

async function valueOf(
  { db }: Kept,
  [entity, column]: readonly [Entity, string],
  id: number,
): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`
    select ${sql.ref(column)} as value from ${sql.table(entity.name)} where id = ${id}`.execute(db)
  return rows[0]?.value
}

async function liveRows(kept: Kept, name: string, id: unknown): Promise<Related> {
  const entity = entityNamed(kept.catalogue, name)
  return related(
    kept,
    entity,
    sql`select t.id from ${sql.table(name)} as t where t.id = ${id} and ${live(entity, 't')}`,
  )
}

async function ownRows(
  kept: Kept,
  [owner, relation]: readonly [Entity, Has],
  id: number,
): Promise<Related> {
  const entity = entityNamed(kept.catalogue, relation.entity)
  const ofType = relation.type
    ? sql`and ${sql.ref(`t.${relation.type}`)} = ${wordOf(kept, owner, relation)}`
    : sql``
  return related(
    kept,
    entity,
    sql`select t.id from ${sql.table(entity.name)} as t
      where ${sql.ref(`t.${relation.key}`)} = ${id} ${ofType} and ${live(entity, 't')} order by t.id`,
  )
}

async function linkedRows(kept: Kept, relation: BelongsToMany, id: number): Promise<Related> {
  const entity = entityNamed(kept.catalogue, relation.entity)
  const { join, ownKey, otherKey } = relation.through
  const once = relation.readOnly ? sql`distinct` : sql``
  return related(
    kept,
    entity,
    sql`select ${once} t.id from ${sql.table(join)} as j
      join ${sql.table(entity.name)} as t on t.id = ${sql.ref(`j.${otherKey}`)}
      where ${sql.ref(`j.${ownKey}`)} = ${id} and ${live(entity, 't')}
        and ${live(entityNamed(kept.catalogue, join), 'j')} order by t.id`,
  )
}

async function related({ db }: Kept, entity: Entity, query: RawBuilder<unknown>): Promise<Related> {
  const { rows } = await (query as RawBuilder<{ id: number }>).execute(db)
  return { entity, ids: rows.map(({ id }) => id) }
}

function live({ fields }: Entity, table: string): RawBuilder<unknown> {
  return fields['deleted_at'] ? sql`${sql.ref(`${table}.deleted_at`)} is null` : sql`true`
}
