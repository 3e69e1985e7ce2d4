// What of stock can be sold, bought or lost: the classes of the enterprises that the farm runs in the period, those
// that are recorded first.

import { useRows } from '../../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { StockKept } from './stock-to-add.ts'

export function useStockToMove({ farmId, periodId }: CollectionPlace) {
  const where = { farm_id: farmId, period_id: periodId }
  const run = useRows('farm_livestock_enterprise_periods', { where })
  const enterprises = useRows('livestock_enterprises', { sort: ['sort_order', 'id'] })
  const classes = useRows('livestock_classes', { sort: ['sort_order', 'id'] })
  const kept = useRows('livestock_enterprise_classes', { where })
  const lines = useRows('livestock_ledgers', { where })
  const recorded = new Set([...kept.rows, ...lines.rows].map(keyOf))
  const runs = enterprises.rows.filter(({ id }) =>
    run.rows.some(one => one.livestock_enterprise_id === id),
  )
  const all = runs.flatMap(({ id, species_id: species, display_name: enterprise }) => {
    const isOnly = runs.filter(other => other.species_id === species).length === 1
    return classes.rows
      .filter(({ species_type_id }) => species_type_id === species)
      .map((one): StockKept => ({
        livestock_class_id: one.id,
        livestock_enterprise_id: id,
        name: isOnly ? one.name : `${one.name}, ${enterprise ?? '-'}`,
      }))
  })
  const isRecorded = (stock: StockKept) => recorded.has(keyOf(stock))
  return {
    stock: [...all.filter(isRecorded), ...all.filter(one => !isRecorded(one))],
    isLoading: [run, enterprises, classes, kept, lines].some(({ isLoading }) => isLoading),
  }
}

type OfKind = Pick<StockKept, 'livestock_class_id' | 'livestock_enterprise_id'>

export function keyOf({ livestock_class_id, livestock_enterprise_id }: OfKind): string {
  return `${livestock_enterprise_id} ${livestock_class_id}`
}
