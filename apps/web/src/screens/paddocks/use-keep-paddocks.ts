// Keeps what is done to paddocks outside the cells of their sheet.

import { useMemo } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import type { UndoableAction } from '../../period/use-undoable-action.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import type { PaddockPlace } from './paddock-change.ts'
import type { PaddockRow } from './paddock-row.ts'

export interface KeepPaddocks {
  /** For whoever makes a change of it. */
  readonly place: PaddockPlace
  readonly keep: UndoableAction
}

export function useKeepPaddocks(
  { farmId, periodId }: CollectionPlace,
  rows: readonly PaddockRow[],
): KeepPaddocks {
  const { outbox } = useFurrow()
  const keep = useUndoableAction()
  const place = useMemo(
    () => ({ farmId, periodId, rows, newId: () => outbox.newId() }),
    [farmId, periodId, rows, outbox],
  )
  return { place, keep }
}
