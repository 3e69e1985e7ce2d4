// The columns of the breeding sheet, and what is done in it as a change of the farm.

import { useCallback, useMemo } from 'react'
import type { Change } from '../../../data/outbox/change.ts'
import type { SheetPlace } from '../../../period/use-sheet-place.ts'
import type { SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import { stockChoices } from '../stock/stock-choices.ts'
import type { StockLists } from '../stock/use-stock-lists.ts'
import { roundColumns } from './round-columns.ts'
import { roundParts } from './round-parts.ts'
import type { RoundRow } from './round-row.ts'

export function useRoundSheet(lists: StockLists) {
  const choices = useMemo(() => {
    const run = lists.run.map(({ livestock_enterprise_id: id }) => ({ id }))
    return stockChoices(lists, run)
  }, [lists])
  const columns = useMemo(() => {
    const breeding = new Set(lists.classes.flatMap(one => (one.breeding ? [one.id] : [])))
    return roundColumns({ choices, isBreeding: id => breeding.has(id) })
  }, [choices, lists.classes])
  const { onlyFor } = choices
  const toChange = useCallback(
    (write: SheetWrite, place: SheetPlace<RoundRow>): Change =>
      sheetChange(write, { ...place, columns, parts: roundParts({ ...place, onlyFor }) }),
    [columns, onlyFor],
  )
  return { columns, toChange }
}
