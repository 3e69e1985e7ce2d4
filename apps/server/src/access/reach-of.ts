// Which rows a person reaches follows from whose each row is, and from nothing else. This is the one
// door: every table of every statement goes through it.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Owner } from '@furrow/catalogue/owners'
import { wordsOf } from '@furrow/catalogue/type-words'
import { sql } from 'kysely'
import { everything } from '../query/reach.ts'
import type { Reach, RowCondition } from '../query/reach.ts'
import { isOneOf, noRow } from './is-one-of.ts'
import { mayWrite } from './may-write.ts'
import type { Viewer } from './viewer.ts'

export function reachOf(viewer: Viewer, catalogue: Catalogue): Reach {
  if (viewer.isAdmin) return everything
  const read = (entity: Entity): RowCondition | undefined =>
    entity.ownedBy.kind === 'row' ? asOwnerRow(entity, known) : rowsOf(entity.ownedBy, viewer)
  const known = (name: string) => wholeRows(entityNamed(catalogue, name), viewer, read)
  const change = (entity: Entity): RowCondition | undefined =>
    entity.ownedBy.kind === 'row'
      ? asOwnerRow(entity, changed)
      : mayWrite(entity.ownedBy, 'change', viewer)
  const changed = (name: string) => {
    const entity = entityNamed(catalogue, name)
    return { entity, rows: change(entity) }
  }
  return {
    read,
    named: name => read(entityNamed(catalogue, name)),
    write: (entity, doing) =>
      entity.ownedBy.kind === 'row' ? change(entity) : mayWrite(entity.ownedBy, doing, viewer),
    field: (entity, name) => shownOf(entity, name, viewer),
    sets: (entity, name) => entity.fields[name]?.setBy !== 'admins',
    erases: false,
  }
}

function rowsOf(owner: Exclude<Owner, { kind: 'row' }>, viewer: Viewer): RowCondition | undefined {
  switch (owner.kind) {
    case 'everyone':
      return undefined
    case 'farm':
      return isOneOf(owner.by, owner.needs ? viewer.farms.money : viewer.farms.seen)
    case 'business':
      return isOneOf(owner.by, owner.needs ? viewer.businesses.money : viewer.businesses.seen)
    case 'person': {
      const people = owner.by === 'id' ? [viewer.id, ...viewer.colleagues] : [viewer.id]
      return isOneOf(owner.by, people)
    }
    case 'staff':
      return viewer.isStaff ? undefined : noRow
    case 'admins':
      return noRow
  }
}

/** What hangs on a row is seen, or changed, by whoever sees or changes that row. */
function asOwnerRow(
  entity: Entity,
  known: (name: string) => { entity: Entity; rows: RowCondition | undefined },
): RowCondition {
  const owner = entity.ownedBy
  if (owner.kind !== 'row') return noRow
  const words = wordsOf(entity.fields[owner.type])
  return table => {
    const either = words.map(([word, name]) => {
      const { entity: above, rows } = known(name)
      const is = sql`o.id = ${sql.ref(`${table}.${owner.key}`)}${rows ? sql` and ${rows('o')}` : sql``}`
      return sql`(${sql.ref(`${table}.${owner.type}`)} = ${word} and exists (
        select from ${sql.table(above.name)} as o where ${is}))`
    })
    return sql<boolean>`(${sql.join(either, sql` or `)})`
  }
}

function wholeRows(entity: Entity, viewer: Viewer, read: Reach['read']) {
  const isPerson = entity.ownedBy.kind === 'person' && entity.ownedBy.by === 'id'
  return { entity, rows: isPerson ? isOneOf('id', [viewer.id]) : read(entity) }
}

/** Where a figure is shown that not everybody sees who sees the row. */
function shownOf(entity: Entity, name: string, viewer: Viewer): RowCondition | undefined {
  const owner = entity.ownedBy
  const needs = entity.fields[name]?.needs
  if (!needs) return undefined
  if (needs === 'self') return owner.kind === 'person' ? isOneOf(owner.by, [viewer.id]) : noRow
  if (owner.kind === 'farm') return isOneOf(owner.by, viewer.farms.money)
  if (owner.kind === 'business') return isOneOf(owner.by, viewer.businesses.money)
  return viewer.isStaff ? undefined : noRow
}
