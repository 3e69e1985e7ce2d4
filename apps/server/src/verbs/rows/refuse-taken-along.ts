// What goes along with rows, or comes back along with them, is refused where someone may not write it by itself.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { Refusal } from '@furrow/wire/refusal'
import { edgesFrom } from '../../query/cascade.ts'
import type { TakenRow } from '../../query/render-removal.ts'
import { ruleMaintained } from '../../rules/rule-maintained-records.ts'
import type { WritingContext } from '../call/request-context.ts'
import { holdPeriodsOfStored } from './hold-periods.ts'
import { refuseBeyond } from './refuse-beyond.ts'

export async function refuseTakenAlong(
  context: WritingContext,
  entity: Entity,
  { taken, going }: { readonly taken: readonly TakenRow[]; readonly going: 'destroy' | 'restore' },
): Promise<void> {
  const along = taken.filter(row => row.entity !== entity.name)
  const { isAdmin, isStaff } = context.viewer
  const label = entity.label.toLowerCase()
  const { catalogue } = context.engine
  // A movement of stock is a line of the ledger and its event: neither belongs to the other.
  const isOneWith = (name: string) =>
    edgesFrom(entityNamed(catalogue, name), catalogue).some(({ to }) => to === entity)
  const belonged = along.some(row => !ruleMaintained.has(row.entity) && !isOneWith(row.entity))
  if (going === 'restore' && belonged && !isAdmin && !isStaff) {
    const sentence = `This ${label} can only be restored with everything that belonged to it: ask your consultant or an administrator.`
    throw new Refusal('forbidden', sentence)
  }
  const groups = Map.groupBy(along, row => row.entity)
  const rows = [...groups].map(([name, group]) => ({
    entity: name,
    ids: group.map(({ id }) => id),
  }))
  await holdPeriodsOfStored(context, rows)
  const word = going === 'destroy' ? 'delete' : 'restore'
  await refuseBeyond(context, rows, {
    doing: 'remove',
    sentence: other =>
      `You can’t ${word} this ${label}: that would also ${word} records that you can’t ${word} (${other}).`,
  })
}
