// The enterprises that are shown, as the filter of the address has it.

import { useFilterState } from '../../../period/filter-state.tsx'
import { useKeptInSight } from '../../../period/use-kept-in-sight.ts'
import { showsStock } from '../stock/shows-stock.ts'
import type { EnterpriseRow } from './enterprise-row.ts'

export function useShownEnterprises(rows: readonly EnterpriseRow[]) {
  const filtering = useFilterState()
  const { filters } = filtering
  const shown = useKeptInSight({
    rows,
    passes: ({ ofFarm, enterprise }) =>
      showsStock(filters, {
        enterprise: ofFarm.livestock_enterprise_id,
        species: enterprise?.species_id,
      }),
    filter: JSON.stringify(filters),
  })
  return { filtering, shown }
}
