// Keeps what is done to paddocks outside the cells of their sheet.

import { useMemo } from 'react'
import { useFurrow } from '../../data/furrow-context.ts'
import { useDeed } from '../use-deed.ts'
import type { Deed } from '../use-deed.ts'
import type { CollectionPlace } from '../use-place.ts'
import type { PaddockPlace } from './paddock-change.ts'
import type { PaddockRow } from './paddock-row.ts'

export interface KeepPaddocks {
  /** For whoever makes a change of it. */
  readonly place: PaddockPlace
  readonly keep: Deed
}

export function useKeepPaddocks(
  { farmId, periodId }: CollectionPlace,
  rows: readonly PaddockRow[],
): KeepPaddocks {
  const { outbox } = useFurrow()
  const keep = useDeed()
  const place = useMemo(
    () => ({ farmId, periodId, rows, newId: () => outbox.newId() }),
    [farmId, periodId, rows, outbox],
  )
  return { place, keep }
}
