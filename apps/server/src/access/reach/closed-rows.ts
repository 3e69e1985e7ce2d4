// The rows that someone could write if only their period were open.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { hangingOn } from './hanging-rows.ts'
import { mayWrite } from './may-write.ts'
import { inOpenPeriod, openToStaff } from './open-period.ts'
import { except, noRow } from './row-conditions.ts'
import type { Rows } from './row-conditions.ts'
import type { Asker } from './asker.ts'

export function closedRows(entity: Entity, asker: Asker): Rows {
  const { catalogue, viewer, isOneOf } = asker
  const owner = entity.ownedBy
  if (owner.kind === 'row') {
    return hangingOn(entity, above => closedRows(entityNamed(catalogue, above), asker))
  }
  if (owner.kind !== 'farm' || owner.write !== 'people') return noRow
  if (!inOpenPeriod(entity, catalogue, openToStaff)) return noRow
  const ours = isOneOf(owner.by, owner.needs ? viewer.farms.money : viewer.farms.seen)
  return except(ours, mayWrite(entity, 'change', asker))
}
