// What writing a sheet of a farm’s period needs to know.

import { useMemo } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { usePlace } from './use-place.ts'
import type { CollectionPlace } from './use-place.ts'

export interface SheetPlace<Row> extends CollectionPlace {
  /** All of them, also those that a filter hides. */
  readonly rows: readonly Row[]
  readonly newId: () => number
}

/** The same one as long as its rows are the same. */
export function useSheetPlace<Row>(rows: readonly Row[]): SheetPlace<Row> {
  const { outbox } = useFurrow()
  const { farmId, periodId } = usePlace()
  return useMemo(
    () => ({ farmId, periodId, rows, newId: () => outbox.newId() }),
    [farmId, periodId, rows, outbox],
  )
}
