// The rows that someone may add, change or remove because of whose they are. What belongs to another row
// follows that one, which is not said here.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { BusinessOwner, FarmOwner, PersonOwner } from '@furrow/catalogue/owners'
import type { WriteKind } from '../../query/reach.ts'
import { keptApart } from './own-rows.ts'
import { inOpenPeriod, openToPeople, openToStaff } from './open-period.ts'
import { allOf, anyOf, noRow } from './row-conditions.ts'
import type { Rows } from './row-conditions.ts'
import type { Asker } from './asker.ts'
import { farmsLed } from './viewer.ts'

export function mayWrite(entity: Entity, doing: WriteKind, asker: Asker): Rows {
  const { viewer, isOneOf } = asker
  const owner = entity.ownedBy
  if (entity.readAlone) return noRow
  switch (owner.kind) {
    case 'everyone':
      return owner.write === 'proposals' && doing === 'add' ? undefined : noRow
    case 'farm':
      return ofFarm({ entity, owner, doing }, asker)
    case 'business':
      if (owner.by === 'id' && doing !== 'change') return noRow
      return isOneOf(owner.by, businessesToWrite(owner, asker))
    case 'person':
      return mayOneself(owner, doing, asker) ? isOneOf(owner.by, [viewer.id]) : noRow
    case 'staff':
      if (!viewer.isStaff || owner.write === 'admins') return noRow
      return owner.own ? isOneOf(owner.own, [viewer.id]) : undefined
    case 'row':
    case 'told row':
    case 'admins':
      return noRow
  }
}

interface FarmWriting {
  readonly entity: Entity
  readonly owner: FarmOwner
  readonly doing: WriteKind
}

/** A farm itself is added and removed by administrators. */
function ofFarm({ entity, owner, doing }: FarmWriting, asker: Asker): Rows {
  const { viewer, isOneOf, catalogue } = asker
  switch (owner.write) {
    case 'nobody':
      return noRow
    case 'managers':
      if (owner.by === 'id' && doing !== 'change') return noRow
      return isOneOf(owner.by, viewer.farms.managed)
    case 'managers and staff':
      return isOneOf(owner.by, farmsLed(viewer))
    case 'status':
      if (viewer.isStaff) return undefined
      return doing === 'change' ? isOneOf(owner.by, viewer.farms.seen) : noRow
    case 'people': {
      const money = owner.needs ? isOneOf(owner.by, viewer.farms.money) : undefined
      const { recorded, consulted } = viewer.farms
      const whileOpen = (ids: readonly number[], statuses: Parameters<typeof inOpenPeriod>[2]) =>
        allOf([isOneOf(owner.by, ids), inOpenPeriod(entity, catalogue, statuses)])
      const either = [whileOpen(recorded, openToPeople), whileOpen(consulted, openToStaff)]
      return allOf([anyOf(either), money, keptApart(owner, asker)])
    }
  }
}

function businessesToWrite(
  { write }: BusinessOwner,
  { viewer: { businesses } }: Asker,
): readonly number[] {
  if (write === 'manager') return businesses.managed
  return write === 'staff' ? businesses.consulted : []
}

/** Nobody agrees to anything for someone else. */
function mayOneself({ write, by }: PersonOwner, doing: WriteKind, { viewer }: Asker): boolean {
  if (write === 'self') return by !== 'id' || doing === 'change'
  if (write === 'adds') return doing === 'add' && viewer.actor === viewer.id
  return write === 'cancels' && doing === 'change'
}

/** Where someone may add rows that link people to the farm or business above. */
export function placesToLink(link: string, asker: Asker): Rows {
  const { catalogue, isOneOf, viewer } = asker
  const owner = entityNamed(catalogue, link).ownedBy
  if (owner.kind === 'business') return isOneOf('id', businessesToWrite(owner, asker))
  const leads = owner.kind === 'farm' && owner.write === 'managers and staff'
  return isOneOf('id', leads ? farmsLed(viewer) : viewer.farms.managed)
}
