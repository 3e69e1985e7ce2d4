// What writing crops needs to know, as it stands when something is written.

import { useCallback, useMemo } from 'react'
import type { Change } from '../../data/change.ts'
import { useFurrow } from '../../data/furrow-context.ts'
import type { SheetWrite } from '../../sheet/sheet-column.ts'
import type { CollectionPlace } from '../use-place.ts'
import { useToday } from '../use-today.ts'
import { useNow } from '../use-now.ts'
import { cropChange } from './crop-change.ts'
import type { CropWriting } from './crop-change.ts'
import { harvestFields } from './event-kinds.ts'
import type { HarvestKind } from './event-kinds.ts'
import type { Crops } from './use-crops.ts'

export function useCropWriting(
  { farmId, periodId }: CollectionPlace,
  { rows, lists }: Crops,
): () => CropWriting {
  const { outbox } = useFurrow()
  const { today } = useToday()
  const rowsNow = useNow(rows)
  const grown = useMemo(() => new Set(lists.grown.map(one => one.crop_type_id)), [lists.grown])
  const otherEnding = lists.endings.find(({ slug }) => slug === 'other')?.id
  const harvests = useMemo(() => harvestsOf(lists), [lists])
  return useCallback(
    () => ({
      ...{ farmId, periodId, today, grown, otherEnding },
      rows: rowsNow(),
      newId: () => outbox.newId(),
      harvestOf: type => harvests.get(type ?? 0),
    }),
    [farmId, periodId, today, grown, otherEnding, harvests, outbox, rowsNow],
  )
}

/** What is done in a sheet of crops, as a change of the farm. */
export function useCropChange(place: CollectionPlace, crops: Crops): (write: SheetWrite) => Change {
  const writing = useCropWriting(place, crops)
  return useCallback(write => cropChange(write, writing()), [writing])
}

/** By crop. */
function harvestsOf({ types, harvests }: Crops['lists']): ReadonlyMap<number, HarvestKind> {
  const slugs = new Map(harvests.map(({ id, slug }) => [id, slug ?? '']))
  return new Map(
    types.flatMap(({ id, harvest_type_id }) => {
      const slug = slugs.get(harvest_type_id) ?? ''
      return slug in harvestFields ? [[id, slug as HarvestKind] as const] : []
    }),
  )
}
