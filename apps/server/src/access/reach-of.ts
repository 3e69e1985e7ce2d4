// How far a person reaches follows from whose each row is, and from what they hold beside it. This is
// the one door: every table of every statement goes through it.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { everything } from '../query/reach.ts'
import type { Doing, Reach } from '../query/reach.ts'
import { moneyRows, withAbilities } from './abilities.ts'
import { closedRows } from './closed-rows.ts'
import { hangingOn } from './hanging-rows.ts'
import { mayWrite, placesToLink } from './may-write.ts'
import { isHiddenFromPages, isKeptFromPages, nothingWritten, toldToPages } from './narrow-reach.ts'
import { isPlain, ownRows, wholeRows } from './own-rows.ts'
import { noRow } from './row-conditions.ts'
import type { Rows } from './row-conditions.ts'
import { standingOf } from './standing.ts'
import type { Standing } from './standing.ts'
import { toldFigures, toldRows } from './told-rows.ts'
import type { Viewer } from './viewer.ts'

export function reachOf(viewer: Viewer, catalogue: Catalogue): Reach {
  if (viewer.isAdmin) return everything
  const standing = standingOf(viewer, catalogue)
  const read: Read = remembered(entity => readRows(entity, standing, read))
  const shown = (entity: Entity, name: string) => shownRows(entity, name, standing)
  const reach: Reach = {
    read,
    named: name => read(entityNamed(catalogue, name)),
    write: (entity, doing) => writtenRows(entity, doing, { standing, read }),
    closed: entity => closedRows(entity, standing),
    field: shown,
    told: (entity, name) => {
      const { ownedBy, fields } = entity
      if (ownedBy.kind !== 'told row' || fields[name]?.kind !== 'object') return undefined
      return toldFigures(name, ownedBy, { entities: catalogue.values(), shownOf: shown })
    },
    sets: (entity, name) => maySet(entity, name, viewer),
    erases: false,
  }
  return viewer.narrow ? { ...reach, ...nothingWritten } : reach
}

type Read = (entity: Entity) => Rows

function readRows(entity: Entity, standing: Standing, read: Read): Rows {
  const owner = entity.ownedBy
  const { narrow } = standing.viewer
  if (narrow && isKeptFromPages(owner)) return noRow
  const seenWhole = (above: Entity) => wholeRows(above, read(above), standing)
  if (owner.kind === 'told row') return toldRows(owner, narrow ? toldToPages(read) : read, standing)
  const own = isPlain(owner)
    ? ownRows(owner, standing)
    : hangingOn(entity, above => seenWhole(entityNamed(standing.catalogue, above)))
  return withAbilities(entity, { doing: 'view', own, seen: own }, standing)
}

function writtenRows(
  entity: Entity,
  doing: Doing,
  { standing, read }: { readonly standing: Standing; readonly read: Read },
): Rows {
  const owner = entity.ownedBy
  const above = (name: string) =>
    writtenRows(entityNamed(standing.catalogue, name), 'change', { standing, read })
  const own =
    owner.kind === 'row'
      ? hangingOn(entity, word => {
          const link = owner.writtenAs?.[word]
          return link ? placesToLink(link, standing) : above(word)
        })
      : mayWrite(entity, doing, standing)
  const seen = isPlain(owner) ? ownRows(owner, standing) : read(entity)
  return withAbilities(entity, { doing, own, seen }, standing)
}

const keptOfPeople: readonly string[] = ['created_at', 'updated_at', 'deleted_at']

/** Where a figure is shown that not everybody sees who sees the row. */
function shownRows(entity: Entity, name: string, standing: Standing): Rows {
  const { viewer, isOneOf } = standing
  if (viewer.narrow && isHiddenFromPages(entity, name)) return noRow
  const owner = entity.ownedBy
  const isPerson = owner.kind === 'person' && owner.by === 'id'
  const needs = entity.fields[name]?.needs ?? (isPerson && keptOfPeople.includes(name) && 'self')
  if (!needs) return undefined
  if (needs === 'self') return owner.kind === 'person' ? isOneOf(owner.by, [viewer.id]) : noRow
  if (owner.kind === 'farm') return moneyRows(entity, standing)
  if (owner.kind === 'business') return isOneOf(owner.by, viewer.businesses.money)
  return viewer.isStaff ? undefined : noRow
}

function maySet({ ownedBy, fields }: Entity, name: string, { isStaff }: Viewer): boolean {
  const isStatusAlone =
    (ownedBy.kind === 'farm' && ownedBy.write === 'status' && !isStaff) ||
    (ownedBy.kind === 'person' && ownedBy.write === 'cancels')
  return fields[name]?.setBy !== 'admins' && (!isStatusAlone || name === 'status')
}

function remembered<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const done = new Map<Key, Value>()
  return key => {
    if (!done.has(key)) done.set(key, work(key))
    return done.get(key) as Value
  }
}
