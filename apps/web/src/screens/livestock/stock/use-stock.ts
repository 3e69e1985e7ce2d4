// The stock of a farm in a period, from the rows on the device: every movement, what was counted at the end, the
// enterprises that are run, and what follows class by class.

import { useMemo } from 'react'
import type { Row } from '@furrow/wire/client/row-types'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useSameMembers } from '../../../data/hooks/use-same-members.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { stockInClasses } from './stock-in-class.ts'
import type { Closing, StockInClass } from './stock-in-class.ts'
import { stockMoves } from './stock-move.ts'
import type { MoveEvents, StockMove } from './stock-move.ts'
import { stockWishes } from './stock-wishes.ts'
import { useStockLists } from './use-stock-lists.ts'
import type { StockLists } from './use-stock-lists.ts'
import type { YearlyStock } from './yearly-movements.ts'

export interface Stock {
  /** By day. */
  readonly moves: readonly StockMove[]
  readonly closings: readonly Closing[]
  /** By enterprise and class, in the order of the lists. */
  readonly inClasses: readonly StockInClass[]
  /** Those that the farm runs in the period. */
  readonly enterprises: readonly Row<'livestock_enterprises'>[]
  readonly yearly: YearlyStock
  readonly lists: StockLists
  readonly isLoading: boolean
  readonly failure: ReturnType<typeof useRows>['failure']
  readonly retry: () => void
}

export function useStock(place: CollectionPlace): Stock {
  const wishes = stockWishes(place)
  const lines = useRows(...wishes.lines)
  const closings = useRows(...wishes.closings)
  const { events, ...ofEvents } = useMoveEvents(place)
  const { yearly, ...ofYearly } = useYearlyStock(place)
  const { lists, ...ofLists } = useStockLists(place)
  const moves = useMemo(() => stockMoves(lines.rows, events), [lines.rows, events])
  const inClasses = useMemo(
    () => stockInClasses({ moves, closings: closings.rows, yearly }, lists),
    [moves, closings.rows, yearly, lists],
  )
  const enterprises = useMemo(() => {
    const run = new Set(lists.run.map(one => one.livestock_enterprise_id))
    return lists.enterprises.filter(({ id }) => run.has(id))
  }, [lists.run, lists.enterprises])
  const all = [lines, closings, ofEvents, ofYearly, ofLists]
  return {
    moves,
    closings: closings.rows,
    inClasses,
    enterprises,
    yearly,
    lists,
    isLoading: all.some(one => one.isLoading),
    failure: all.find(({ failure }) => failure)?.failure,
    retry: () => all.forEach(({ retry }) => retry()),
  }
}

function useMoveEvents(place: CollectionPlace) {
  const wishes = stockWishes(place)
  const read = {
    livestock_opening_events: useRows(...wishes.openings),
    livestock_reproduction_lifecycles: useRows(...wishes.rounds),
    livestock_purchase_events: useRows(...wishes.purchases),
    livestock_transfer_events: useRows(...wishes.transfers),
    livestock_adjustment_events: useRows(...wishes.adjustments),
    livestock_death_events: useRows(...wishes.deaths),
    livestock_sale_events: useRows(...wishes.sales),
  }
  const named = Object.entries(read).map(([table, { rows }]) => [table, rows])
  const events = useSameMembers(Object.fromEntries(named) as MoveEvents)
  return { events, ...together(Object.values(read)) }
}

function useYearlyStock(place: CollectionPlace) {
  const wishes = stockWishes(place)
  const inventory = useRows(...wishes.yearlyInventory)
  const purchases = useRows(...wishes.yearlyPurchases)
  const sales = useRows(...wishes.yearlySales)
  const yearly: YearlyStock = useSameMembers({
    inventory: inventory.rows,
    purchases: purchases.rows,
    sales: sales.rows,
  })
  return { yearly, ...together([inventory, purchases, sales]) }
}

type Shown = Pick<ReturnType<typeof useRows>, 'isLoading' | 'failure' | 'retry'>

function together(all: readonly Shown[]): Shown {
  return {
    isLoading: all.some(({ isLoading }) => isLoading),
    failure: all.find(({ failure }) => failure)?.failure,
    retry: () => all.forEach(({ retry }) => retry()),
  }
}
