// A movement in a few words: `Sale, Cull cows, 14/05/2026`.

import { useCallback, useMemo } from 'react'
import { dayText } from '../../../ui/amounts.ts'
import { moveNames } from '../stock/move-words.ts'
import type { StockMove } from '../stock/stock-move.ts'
import type { StockLists } from '../stock/use-stock-lists.ts'

export function useMoveName({ classes }: StockLists): (move: StockMove) => string {
  const names = useMemo(() => new Map(classes.map(({ id, name }) => [id, name])), [classes])
  return useCallback(
    ({ kind, line: { livestock_class_id: stockClass, entry_date: day } }) =>
      [moveNames[kind], names.get(stockClass), day && dayText(day)].filter(Boolean).join(', '),
    [names],
  )
}
