// Whether everything is saved, in figures.

import { useMemo, useSyncExternalStore } from 'react'
import { useFurrow } from '../context/furrow-context.ts'
import { useSheetsToFix } from './use-cells-to-fix.ts'

export interface SaveFigures {
  readonly saving: number
  /** For signal, or for something that needs the person first. */
  readonly waiting: number
  readonly refused: number
  /** Cells of sheets that something is wrong with or missing in. */
  readonly toFix: number
  readonly hasSignal: boolean
  /** Whether what waits is there again when the page was closed. */
  readonly isLasting: boolean
}

export function useSaveState(): SaveFigures {
  const { outbox } = useFurrow()
  const changes = useSyncExternalStore(outbox.subscribe, outbox.now)
  const hasSignal = useSyncExternalStore(outbox.subscribe, outbox.hasSignal)
  const sheets = useSheetsToFix()
  const isLasting = useSyncExternalStore(outbox.subscribe, outbox.isLasting)
  return useMemo(() => {
    const refused = changes.filter(({ state }) => state === 'refused').length
    const others = changes.length - refused
    return {
      saving: hasSignal ? others : 0,
      waiting: hasSignal ? 0 : others,
      refused,
      toFix: sheets.reduce((count, { cells }) => count + cells.length, 0),
      hasSignal,
      isLasting,
    }
  }, [changes, hasSignal, isLasting, sheets])
}
