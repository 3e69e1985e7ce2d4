// A row may not be moved to where this person could not have written it, such as a closed period.

import type { Entity } from '@furrow/catalogue/entity'
import type { SavedRow } from '../../rules/saving/save-rule.ts'
import type { WritingContext } from '../call/request-context.ts'
import { holdPeriodsMovedTo } from './hold-periods.ts'
import { refuseBeyond } from './refuse-beyond.ts'

export async function refuseMovedAway(
  context: WritingContext,
  entity: Entity,
  rows: readonly SavedRow[],
): Promise<void> {
  const isByDay = entity.ownedBy.kind === 'farm' && entity.ownedBy.period === 'by day'
  const kinds = ['key', 'typed key', 'type', ...(isByDay ? ['date'] : [])]
  const moved = rows.filter(({ sent }) =>
    Object.keys(sent).some(name => kinds.includes(entity.fields[name]?.kind ?? '')),
  )
  const ids = moved.map(({ id }) => id)
  await holdPeriodsMovedTo(context, entity, moved)
  await refuseBeyond(context, [{ entity: entity.name, ids }], {
    doing: 'change',
    sentence: label => `You can’t move this ${label} there.`,
  })
}
