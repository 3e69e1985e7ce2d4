// Keeps what is done to paddocks outside the cells of their sheet.

import { useSheetPlace } from '../../period/use-sheet-place.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import type { UndoableAction } from '../../period/use-undoable-action.ts'
import type { PaddockPlace } from './paddock-change.ts'
import type { PaddockRow } from './paddock-row.ts'

export interface KeepPaddocks {
  /** For whoever makes a change of it. */
  readonly place: PaddockPlace
  readonly keep: UndoableAction
}

export function useKeepPaddocks(rows: readonly PaddockRow[]): KeepPaddocks {
  const place = useSheetPlace(rows)
  const keep = useUndoableAction()
  return { place, keep }
}
