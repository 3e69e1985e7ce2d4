// Fields that need not be sent with a new row, for they follow from whose it is: the farm and period
// of the row that it belongs to, or the person who adds it for themselves.

import type { Owner } from '@furrow/catalogue/owners'

export function followsFromOwner(owner: Owner, name: string): boolean {
  if (owner.kind === 'person') return owner.write === 'adds' && owner.by === name
  return (
    owner.kind === 'farm' && owner.parent !== undefined && ['farm_id', 'period_id'].includes(name)
  )
}
