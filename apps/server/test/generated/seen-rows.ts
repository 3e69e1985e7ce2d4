// The model's rows as someone sees them: whose each row is decides, and nothing else. It is written
// as one would explain it, without regard to speed but for looking rows up by a key.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { carriesFarm } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { BelongsToMany, Has } from '@furrow/catalogue/relations'
import type { Viewer } from '../../src/access/reach/viewer.ts'
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
    figure: (at, name) => {
      if (!isShown(at, name, viewer)) return null
      const isTold = at.entity.ownedBy.kind === 'told row' && ['before', 'after'].includes(name)
      return isTold ? told(at, name, { viewer, world }) : (at.row[name] ?? null)
    },
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
      return ownedBy.keptBack === undefined || row[ownedBy.keptBack] !== true
    case 'farm': {
      const { needs, moneyFlag, own } = ownedBy
      if (own && row[own] !== viewer.id) return false
      const isOfMoney = needs === 'money' || (moneyFlag !== undefined && row[moneyFlag] === true)
      const farms = isOfMoney ? viewer.farms.money : viewer.farms.seen
      return farms.includes(Number(row[ownedBy.by]))
    }
    case 'person':
      if (row[ownedBy.by] === viewer.id) return true
      return ownedBy.by === 'id' && isColleague(row.id, viewer, world)
    case 'row': {
      const above = named(world, String(row[ownedBy.type]), row[ownedBy.key])
      const isPerson = above?.entity.name === 'users'
      if (above && isPerson) return above.row['id'] === viewer.id
      return above !== undefined && isSeen(above, viewer, world)
    }
    case 'told row': {
      const above = toldBy({ entity, row }, world)
      return above !== undefined && isSeen(above, viewer, world)
    }
    default:
      return false
  }
}

function isColleague(id: number, { farms, businesses }: Viewer, world: World): boolean {
  const near = (view: string, key: string, ids: readonly number[]) =>
    (world.rows.get(view) ?? []).some(
      row => row['user_id'] === id && ids.includes(Number(row[key])),
    )
  return (
    near('farm_people', 'farm_id', farms.seen) ||
    near('business_people', 'business_id', businesses.seen)
  )
}

function named(world: World, name: string, id: unknown): Standing | undefined {
  const row = world.rows.get(name)?.find(one => one.id === id)
  return row && { entity: entityNamed(world.catalogue, name), row }
}

/** The row that a line of the history tells of; one of a farm may be gone, and is its farm's still. */
function toldBy({ row }: Standing, world: World): Standing | undefined {
  const name = String(row['entity'])
  const entity = entityNamed(world.catalogue, name)
  const gone = { id: Number(row['row']), farm_id: row['farm_id'] ?? null }
  const known = entity.ownedBy.kind === 'everyone' || carriesFarm(entity)
  return named(world, name, row['row']) ?? (known ? { entity, row: gone } : undefined)
}

const keptOfPeople: readonly string[] = ['created_at', 'updated_at', 'deleted_at']

function isShown({ entity, row }: Standing, name: string, viewer: Viewer): boolean {
  const ofPeople = entity.name === 'users' && keptOfPeople.includes(name) ? 'self' : undefined
  const needs = entity.fields[name]?.needs ?? ofPeople
  if (!needs || viewer.isAdmin) return true
  if (needs === 'self') return row.id === viewer.id
  const farm = entity.ownedBy.kind === 'farm' ? Number(row[entity.ownedBy.by]) : 0
  return viewer.farms.money.includes(farm)
}

/** What is told of another row, without the figures of that row that are not shown. */
function told(at: Standing, name: string, { viewer, world }: Looking): unknown {
  const above = toldBy(at, world)
  const value = at.row[name] ?? null
  if (!above || value === null) return value
  const figures = Object.entries(value as Record<string, unknown>)
  return Object.fromEntries(figures.filter(([field]) => isShown(above, field, viewer)))
}

interface Looking {
  readonly viewer: Viewer
  readonly world: World
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
