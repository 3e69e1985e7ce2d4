// Whether everything is saved, in figures.

import { useMemo, useSyncExternalStore } from 'react'
import { useFurrow } from '../context/furrow-context.ts'

export interface SaveFigures {
  readonly saving: number
  /** For signal, or for something that needs the person first. */
  readonly waiting: number
  readonly needsYou: number
  readonly hasSignal: boolean
  /** Whether what waits is there again when the page was closed. */
  readonly isLasting: boolean
}

export function useSaveState(): SaveFigures {
  const { outbox } = useFurrow()
  const changes = useSyncExternalStore(outbox.subscribe, outbox.now)
  const hasSignal = useSyncExternalStore(outbox.subscribe, outbox.hasSignal)
  const isLasting = useSyncExternalStore(outbox.subscribe, outbox.isLasting)
  return useMemo(() => {
    const needsYou = changes.filter(({ state }) => state === 'refused').length
    const others = changes.length - needsYou
    return {
      saving: hasSignal ? others : 0,
      waiting: hasSignal ? 0 : others,
      needsYou,
      hasSignal,
      isLasting,
    }
  }, [changes, hasSignal, isLasting])
}
