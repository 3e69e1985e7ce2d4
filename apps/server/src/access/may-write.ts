// Which rows a person may add, change or remove.

import type { Owner } from '@furrow/catalogue/owners'
import type { Doing, RowCondition } from '../query/reach.ts'
import { isOneOf, noRow } from './is-one-of.ts'
import type { Viewer } from './viewer.ts'

type OfOwner<K> = Extract<Owner, { kind: K }>

export function mayWrite(
  owner: Exclude<Owner, { kind: 'row' }>,
  doing: Doing,
  viewer: Viewer,
): RowCondition | undefined {
  switch (owner.kind) {
    case 'everyone':
      return owner.write === 'proposals' && doing === 'add' ? undefined : noRow
    case 'farm':
      return ofFarm(owner, doing, viewer)
    case 'business':
      return ofBusiness(owner, doing, viewer)
    case 'person':
      return owner.write === 'self' && (owner.by !== 'id' || doing === 'change')
        ? isOneOf(owner.by, [viewer.id])
        : noRow
    case 'staff':
      return viewer.isStaff ? undefined : noRow
    case 'admins':
      return noRow
  }
}

/** A farm itself is added and removed by administrators. */
function ofFarm(owner: OfOwner<'farm'>, doing: Doing, { farms }: Viewer): RowCondition {
  if (owner.write === 'nobody' || (owner.by === 'id' && doing !== 'change')) return noRow
  if (owner.write === 'managers') return isOneOf(owner.by, farms.managed)
  return isOneOf(owner.by, owner.needs ? farms.money : farms.seen)
}

function ofBusiness(owner: OfOwner<'business'>, doing: Doing, viewer: Viewer): RowCondition {
  if (owner.write === 'admins' || (owner.by === 'id' && doing !== 'change')) return noRow
  if (owner.write === 'staff')
    return viewer.isStaff ? isOneOf(owner.by, viewer.businesses.seen) : noRow
  return isOneOf(owner.by, viewer.businesses.managed)
}
