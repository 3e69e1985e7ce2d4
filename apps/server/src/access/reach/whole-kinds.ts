// Which kinds of records someone surely reads whole on a farm. What is put together from several
// records is told of those alone: a sum would give away a part that is forbidden.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { isAbout } from './abilities.ts'
import { farmsLed } from './viewer.ts'
import type { HeldAbility, Viewer } from './viewer.ts'

/** Whether all of these kinds are read whole; no where only some rows of one might be kept back. */
export type ReadsWhole = (kinds: readonly string[]) => boolean

export function readsWholeOn(viewer: Viewer, catalogue: Catalogue, farm: number): ReadsWhole {
  if (viewer.isAdmin) return () => true
  return kinds => kinds.every(kind => isWhole(entityNamed(catalogue, kind), viewer, farm))
}

function isWhole(entity: Entity, viewer: Viewer, farm: number): boolean {
  const { ownedBy } = entity
  // What belongs to a row of the farm, a boundary on its paddock, is read by whoever reads that row.
  if (ownedBy.kind !== 'farm' && ownedBy.kind !== 'row')
    throw new Error(`${entity.name} is no farm’s.`)
  const held = viewer.abilities.filter(
    ({ name, entityType, scope }) =>
      (name === 'view' || name === '*') &&
      isAbout(entity, entityType) &&
      (scope === null || scope === farm),
  )
  if (held.some(({ forbidden }) => forbidden)) return false
  if (ownedBy.kind === 'farm' && ownedBy.own) return false
  const needsMoney = ownedBy.kind === 'farm' && (ownedBy.needs === 'money' || ownedBy.moneyFlag)
  if (needsMoney && !viewer.farms.money.includes(farm)) return false
  const isForLeaders = ownedBy.kind === 'farm' && ownedBy.readBy === 'leaders'
  if (isForLeaders && !farmsLed(viewer).includes(farm)) return false
  return viewer.farms.seen.includes(farm) || held.some(isOfAllRows)
}

function isOfAllRows({ entityId, onlyOwned }: HeldAbility): boolean {
  return entityId === null && !onlyOwned
}
