// What each crop is taken off by.

import { harvestKindOf } from './events/event-kinds.ts'
import type { HarvestKind } from './events/event-kinds.ts'
import type { CropLists } from './use-crop-lists.ts'

/** By the number of the crop; nothing of one that is grazed or stays. */
export function harvestsOf({
  types,
  harvests,
}: Pick<CropLists, 'types' | 'harvests'>): ReadonlyMap<number, HarvestKind> {
  const slugs = new Map(harvests.map(({ id, slug }) => [id, slug ?? '']))
  return new Map(
    types.flatMap(({ id, harvest_type_id }) => {
      const kind = harvestKindOf(slugs.get(harvest_type_id))
      return kind ? [[id, kind] as const] : []
    }),
  )
}
