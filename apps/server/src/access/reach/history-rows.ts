// History is read as the rows are that it tells of, without the figures of theirs that someone may
// not see.

import type { Entity } from '@furrow/catalogue/entity'
import { carriesFarm } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { column } from '../../query/column.ts'
import type { RowCondition } from '../../query/reach.ts'
import { isOffered } from './own-rows.ts'
import { noRow } from './row-conditions.ts'
import type { Rows } from './row-conditions.ts'
import type { Asker } from './asker.ts'

type Told = Extract<Entity['ownedBy'], { kind: 'told row' }>

/**
 * `rowsOf` gives the rows of an entity that someone sees. Where lines are looked at that are about
 * certain kinds alone, `about` says so, and the condition says nothing of others.
 */
export function historyRows(
  owner: Told,
  rowsOf: (entity: Entity) => Rows,
  { catalogue, viewer }: Pick<Asker, 'catalogue' | 'viewer'>,
  about?: ReadonlySet<string>,
): RowCondition {
  const told = [...catalogue.values()].filter(
    ({ ownedBy, readAlone }) => !readAlone && (viewer.isStaff || !isOffered(ownedBy)),
  )
  const groups = [...Map.groupBy(told, rowsOf)].filter(([rows]) => rows !== noRow)
  return table => {
    const parts = groups.flatMap(([rows, entities]) => {
      const meant = entities.filter(({ name }) => about?.has(name) ?? true)
      const isOneOf = (kinds: readonly Entity[]) =>
        sql`${column(table, owner.type)} = any(${kinds.map(({ name }) => name)})`
      if (!rows) return [isOneOf(meant)]
      // What several kinds are kept to alike is a farm. Where lines carry it themselves, the rows need
      // not be looked up.
      const carrying = entities.length > 1 ? meant.filter(carriesFarm) : []
      const others = meant.filter(entity => !carrying.includes(entity))
      const byLine = carrying.length > 0 ? [sql`(${isOneOf(carrying)} and ${rows(table)})`] : []
      return [...byLine, ...others.map(entity => hasRow(owner, entity, { rows, table }))]
    })
    return parts.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(parts, sql` or `)})`
  }
}

function hasRow(
  owner: Told,
  { name }: Entity,
  { rows, table }: { readonly rows: RowCondition; readonly table: string },
): RawBuilder<boolean> {
  return sql<boolean>`(${column(table, owner.type)} = ${name} and exists (
    select from ${sql.table(name)} as told
    where told.id = ${column(table, owner.key)} and ${rows('told')}))`
}

/** `shownOf` says where a figure of an entity is shown. */
export function historyFigures(
  name: string,
  owner: Told,
  { entities, shownOf }: { readonly entities: Iterable<Entity>; readonly shownOf: ShownOf },
): (table: string) => RawBuilder<unknown> {
  const hiding = [...entities].flatMap(entity => {
    const groups = Map.groupBy(Object.keys(entity.fields), field => shownOf(entity, field))
    groups.delete(undefined)
    return groups.size === 0 ? [] : [{ entity, groups }]
  })
  return table => {
    const value = column(table, name)
    const cases = hiding.map(({ entity, groups }) => {
      const parts = [...groups].map(([shown, fields]) =>
        shown && shown !== noRow
          ? sql`case when ${isShown(entity, shown, { owner, table })} then '{}' else ${fields}::text[] end`
          : sql`${fields}::text[]`,
      )
      return sql`when ${entity.name} then ${value} - (${sql.join(parts, sql` || `)})`
    })
    if (cases.length === 0) return value
    return sql`case ${column(table, owner.type)} ${sql.join(cases, sql` `)} else ${value} end`
  }
}

type ShownOf = (entity: Entity, field: string) => Rows

function isShown(
  entity: Entity,
  shown: RowCondition,
  { owner, table }: { readonly owner: Told; readonly table: string },
): RawBuilder<unknown> {
  if (carriesFarm(entity)) return shown(table)
  return sql`exists (
    select from ${sql.table(entity.name)} as told
    where told.id = ${column(table, owner.key)} and ${shown('told')})`
}
