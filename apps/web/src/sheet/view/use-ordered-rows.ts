// The rows as the view and what is searched for let them stand.

import { useMemo } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { KeptOrder } from './kept-order.ts'
import type { KeptWish } from './kept-order.ts'
import type { OrderedRows } from './order-rows.ts'
import { useLatest } from '../cells/use-latest.ts'

export function useOrderedRows<Row>(props: KeptWish<Row>): OrderedRows<Row> {
  const { rows, rowId, columns, view, closed, search, isMadeHere } = props
  const { outbox } = useFurrow()
  const kept = useMemo(() => new KeptOrder<Row>(outbox.idOf), [outbox])
  // Asked when the view becomes another; while it stands, rows that were fixed stay.
  const signs = useLatest({ isMarked: props.isMarked, isWarned: props.isWarned })
  return useMemo(() => {
    const isMarked = (row: Row) => signs.current.isMarked?.(row) ?? false
    const isWarned = (row: Row) => signs.current.isWarned?.(row) ?? false
    const asked = { rows, rowId, columns, view, closed, search, isMadeHere }
    return kept.ordered({ ...asked, isMarked, isWarned })
  }, [kept, rows, rowId, columns, view, closed, search, isMadeHere, signs])
}
