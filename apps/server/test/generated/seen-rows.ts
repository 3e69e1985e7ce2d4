// The model's rows as somebody sees them: whose each row is decides, and nothing else. It is written
// as one would explain it, without regard to speed but for looking rows up by a key.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { BelongsToMany, Has } from '@furrow/catalogue/relations'
import type { Viewer } from '../../src/access/viewer.ts'
import { remembered } from './remembered.ts'
import type { Row, World } from './world.ts'

/** A row that was come to, perhaps over a link that has figures of its own. */
export interface Standing {
  readonly entity: Entity
  readonly row: Row
  readonly link?: Standing | undefined
}

export interface Seen {
  readonly world: World
  /** Deleted ones, too. */
  rows(entity: string): readonly Row[]
  /** Nothing where the figure is not shown. */
  figure(at: Standing, name: string): unknown
  /** Rows that are not deleted, in the order of their numbers. */
  related(at: Standing, relation: string): readonly Standing[]
  /** The row that this one belongs to, also where that row is deleted. */
  owner(at: Standing, relation: string): Standing | undefined
}

export function seenBy(viewer: Viewer, world: World): Seen {
  const seen = remembered(({ name }) => {
    const entity = entityNamed(world.catalogue, name)
    return (world.rows.get(name) ?? []).filter(row => isSeen({ entity, row }, viewer, world))
  })
  const rows = (name: string) => seen({ name })
  const byKey = remembered(({ name: place }) => {
    const [name = '', key = ''] = place.split('.')
    return Map.groupBy(rows(name).filter(isLive), row => row[key])
  })
  const find: Find = (name, key, value) => {
    const entity = entityNamed(world.catalogue, name)
    const found = value === null ? [] : (byKey({ name: `${name}.${key}` }).get(value) ?? [])
    return found.map(row => ({ entity, row }))
  }
  return {
    world,
    rows,
    figure: ({ entity, row }, name) =>
      isShown({ entity, row }, name, viewer) ? (row[name] ?? null) : null,
    related: (at, relation) => relatedTo(at, relation, find),
    owner: ({ entity, row }, name) => {
      const relation = entity.relations[name]
      if (relation?.kind !== 'belongs to') throw new Error(`${name} is of several rows.`)
      const above = entityNamed(world.catalogue, relation.entity)
      const found = rows(above.name).find(({ id }) => id === row[relation.key])
      return found && { entity: above, row: found }
    },
  }
}

export function isLive(row: Row): boolean {
  return (row['deleted_at'] ?? null) === null
}

type Find = (entity: string, key: string, value: unknown) => readonly Standing[]

function isSeen({ entity, row }: Standing, viewer: Viewer, world: World): boolean {
  const { ownedBy } = entity
  if (viewer.isAdmin) return true
  switch (ownedBy.kind) {
    case 'everyone':
      return true
    case 'farm': {
      const farms = ownedBy.needs ? viewer.farms.money : viewer.farms.seen
      return farms.includes(Number(row[ownedBy.by]))
    }
    case 'person':
      return [viewer.id, ...viewer.colleagues].includes(Number(row[ownedBy.by]))
    case 'row': {
      const name = String(row[ownedBy.type])
      const owner = world.rows.get(name)?.find(({ id }) => id === row[ownedBy.key])
      return (
        owner !== undefined &&
        isSeen({ entity: entityNamed(world.catalogue, name), row: owner }, viewer, world)
      )
    }
    default:
      return false
  }
}

function isShown({ entity, row }: Standing, name: string, viewer: Viewer): boolean {
  const needs = entity.fields[name]?.needs
  if (!needs || viewer.isAdmin) return true
  if (needs === 'self') return row.id === viewer.id
  const farm = entity.ownedBy.kind === 'farm' ? Number(row[entity.ownedBy.by]) : 0
  return viewer.farms.money.includes(farm)
}

function relatedTo({ entity, row }: Standing, name: string, find: Find): readonly Standing[] {
  const relation = entity.relations[name]
  if (!relation) throw new Error(`${entity.name} has no ${name}.`)
  switch (relation.kind) {
    case 'belongs to':
      return find(relation.entity, 'id', row[relation.key])
    case 'belongs to one of':
      return row[relation.type] === null
        ? []
        : find(String(row[relation.type]), 'id', row[relation.key])
    case 'has one':
    case 'has many':
      return ownRows(entity, row, { relation, find })
    case 'belongs to many':
      return linkedRows(row, relation, find)
  }
}

function ownRows(
  entity: Entity,
  row: Row,
  { relation, find }: { relation: Has; find: Find },
): readonly Standing[] {
  const found = find(relation.entity, relation.key, row.id)
  const { type } = relation
  return type === undefined ? found : found.filter(({ row }) => row[type] === entity.name)
}

/** Over a join that is only looked through, a row counts once; over links, once for each. */
function linkedRows(
  row: Row,
  { entity, through, readOnly }: BelongsToMany,
  find: Find,
): readonly Standing[] {
  const found = find(through.join, through.ownKey, row.id).flatMap(link =>
    find(entity, 'id', link.row[through.otherKey]).map(at => ({ ...at, link })),
  )
  const inOrder = found.toSorted((one, other) => one.row.id - other.row.id)
  if (!readOnly) return inOrder
  const once = new Map(inOrder.map(({ entity, row }) => [row.id, { entity, row }]))
  return [...once.values()]
}
