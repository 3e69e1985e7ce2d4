// How far a person reaches follows from whose each row is, and from what they hold beside it. This is
// the one door: every table of every statement goes through it.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { everything } from '../../query/reach.ts'
import type { Reach, WriteKind } from '../../query/reach.ts'
import { moneyRows, withAbilities } from './abilities.ts'
import { closedRows } from './closed-rows.ts'
import { hangingOn } from './hanging-rows.ts'
import { mayWrite, placesToLink } from './may-write.ts'
import { isHiddenFromPages, isKeptFromPages, nothingWritten, toldToPages } from './narrow-reach.ts'
import { isForStaff, isPlain, ownRows, wholeRows } from './own-rows.ts'
import { noRow } from './row-conditions.ts'
import type { Rows } from './row-conditions.ts'
import { askerOf, askerOnFarm } from './asker.ts'
import type { Asker } from './asker.ts'
import { historyFigures, historyRows } from './history-rows.ts'
import type { Viewer } from './viewer.ts'

export function reachOf(viewer: Viewer, catalogue: Catalogue): Reach {
  return viewer.isAdmin ? everything : reachBy(askerOf(viewer, catalogue))
}

/** The same for rows of one farm, by statements that are planned for one. */
export function reachOnFarm(viewer: Viewer, catalogue: Catalogue, farm: number): Reach {
  return viewer.isAdmin ? everything : reachBy(askerOnFarm(viewer, catalogue, farm))
}

function reachBy(asker: Asker): Reach {
  const { viewer, catalogue } = asker
  const read: Read = remembered(entity => readRows(entity, asker, read))
  const shown = (entity: Entity, name: string) => shownRows(entity, name, asker)
  const reach: Reach = {
    read,
    named: name => read(entityNamed(catalogue, name)),
    write: (entity, doing) => writtenRows(entity, doing, { asker, read }),
    writesAny: (entity, doing) => reach.write(entity, doing) !== noRow,
    closed: entity => closedRows(entity, asker),
    field: shown,
    told: (entity, name) => {
      const { ownedBy, fields } = entity
      if (ownedBy.kind !== 'told row' || fields[name]?.kind !== 'object') return undefined
      return historyFigures(name, ownedBy, { entities: catalogue.values(), shownOf: shown })
    },
    sets: (entity, name) => maySet(entity, name, viewer),
    erases: false,
  }
  return viewer.narrow ? { ...reach, ...nothingWritten } : reach
}

type Read = (entity: Entity) => Rows

function readRows(entity: Entity, asker: Asker, read: Read): Rows {
  const owner = entity.ownedBy
  const { narrow } = asker.viewer
  if (narrow && isKeptFromPages(owner)) return noRow
  const seenWhole = (above: Entity) => wholeRows(above, read(above), asker)
  if (owner.kind === 'told row') return historyRows(owner, narrow ? toldToPages(read) : read, asker)
  const own = isPlain(owner)
    ? ownRows(owner, asker)
    : hangingOn(entity, above => seenWhole(entityNamed(asker.catalogue, above)))
  return withAbilities(entity, { doing: 'view', own, seen: own }, asker)
}

function writtenRows(
  entity: Entity,
  doing: WriteKind,
  { asker, read }: { readonly asker: Asker; readonly read: Read },
): Rows {
  const owner = entity.ownedBy
  const above = (name: string) =>
    writtenRows(entityNamed(asker.catalogue, name), 'change', { asker, read })
  const own =
    owner.kind === 'row'
      ? hangingOn(entity, word => {
          const link = owner.writtenAs?.[word]
          return link ? placesToLink(link, asker) : above(word)
        })
      : mayWrite(entity, doing, asker)
  const seen = isPlain(owner) ? ownRows(owner, asker) : read(entity)
  return withAbilities(entity, { doing, own, seen }, asker)
}

const keptOfPeople: readonly string[] = ['created_at', 'updated_at', 'deleted_at']

/** Where a figure is shown that not everybody sees who sees the row. */
function shownRows(entity: Entity, name: string, asker: Asker): Rows {
  const { viewer, isOneOf } = asker
  if (viewer.narrow && isHiddenFromPages(entity, name)) return noRow
  const owner = entity.ownedBy
  const isPerson = owner.kind === 'person' && owner.by === 'id'
  const isKept = isPerson && keptOfPeople.includes(name)
  const needs = isForStaff(entity, name)
    ? 'staff'
    : (entity.fields[name]?.needs ?? (isKept && 'self'))
  if (!needs) return undefined
  if (needs === 'self') return owner.kind === 'person' ? isOneOf(owner.by, [viewer.id]) : noRow
  if (owner.kind === 'farm') return moneyRows(entity, asker)
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
