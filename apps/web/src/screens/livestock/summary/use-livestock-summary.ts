// The stock of a period as the server sums it up, of what the filter shows. Kept on the device.

import { useFilterState } from '../../../period/filter-state.tsx'
import { useAddressWords } from '../../../period/use-address-words.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useStock } from '../stock/use-stock.ts'
import { useSummedStock } from '../../../period/use-summed-stock.ts'
import { summaryViews } from './stock-summary-rows.ts'
import type { SummaryView } from './stock-summary-rows.ts'

export function useLivestockSummary(place: CollectionPlace) {
  const filtering = useFilterState()
  const [words, change] = useAddressWords(['in'])
  const { livestockEnterpriseIds, livestockTypeIds } = filtering.filters
  const of = { livestockEnterpriseIds, livestockTypeIds }
  const answer = useSummedStock(place.farmId, place.periodId, of)
  const view = summaryViews.find(one => one === words.in) ?? 'head'
  return {
    ...answer,
    told: answer.data,
    stock: useStock(place),
    filtering,
    view,
    chooseView: (next: SummaryView) => change({ in: next === 'head' ? null : next }),
  }
}
