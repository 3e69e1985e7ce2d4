// What the wizard does to an enterprise, each deed one change.

import { useMemo } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useNow } from '../../../period/use-now.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import type { StockActs } from './enterprise-in-hand.ts'

export function useStockActs(go: StockActs['go']): StockActs {
  const { outbox } = useFurrow()
  const deed = useNow(useUndoableAction())
  return useMemo(
    () => ({
      go,
      newId: () => outbox.newId(),
      keep: (change, said) => {
        if (change.steps.length > 0) void deed()(change, said)
      },
    }),
    [deed, go, outbox],
  )
}
