// How far each enterprise of the period is: whether it is complete, what does not add up or opened as nothing
// closed, and the way on.

import { BarProgress } from '../../../period/progress/bar-progress.tsx'
import { useBarProgress } from '../../../period/progress/use-bar-progress.ts'
import type { FilterState } from '../../../period/filters-in.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { showsStock } from '../stock/shows-stock.ts'
import type { StockLists } from '../stock/use-stock-lists.ts'
import { wayToStockWizard } from '../wizard/to-enterprise.tsx'

interface Props {
  readonly place: CollectionPlace
  readonly mayWrite: boolean
  readonly lists: Pick<StockLists, 'enterprises'>
  readonly filters: FilterState
}

export function StockProgress({ place, mayWrite, lists, filters }: Props) {
  const all = useBarProgress(place, ['livestock'])
  const species = new Map(lists.enterprises.map(({ id, species_id }) => [id, species_id]))
  const shown = all.filter(({ name }) => {
    const enterprise = Number(name)
    return showsStock(filters, { enterprise, species: species.get(enterprise) })
  })
  return (
    <BarProgress
      title="Progress by enterprise"
      bars={shown}
      mayWrite={mayWrite}
      wayTo={name => wayToStockWizard(place, Number(name))}
    />
  )
}
