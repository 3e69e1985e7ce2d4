// What writing crops needs to know, as it stands when something is written.

import { useCallback, useMemo } from 'react'
import type { Change } from '../../data/outbox/change.ts'
import { useFurrow } from '../../data/context/furrow-context.ts'
import type { SheetWrite } from '../../sheet/cells/sheet-column.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { useToday } from '../../period/use-today.ts'
import { useNow } from '../../period/use-now.ts'
import { cropChange } from './crop-change.ts'
import type { CropWriting } from './crop-change.ts'
import { writtenColumns } from './crop-columns.ts'
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
  const columns = useMemo(() => writtenColumns(lists), [lists])
  return useCallback(
    () => ({
      farmId,
      periodId,
      today,
      grown,
      otherEnding,
      columns,
      rows: rowsNow(),
      newId: () => outbox.newId(),
    }),
    [farmId, periodId, today, grown, otherEnding, columns, outbox, rowsNow],
  )
}

/** What is done in a sheet of crops, as a change of the farm. */
export function useCropChange(place: CollectionPlace, crops: Crops): (write: SheetWrite) => Change {
  const writing = useCropWriting(place, crops)
  return useCallback(write => cropChange(write, writing()), [writing])
}
