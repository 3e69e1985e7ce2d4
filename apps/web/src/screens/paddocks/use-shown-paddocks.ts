// The paddocks that are shown, as the filter of the address has it.

import { useKeptInSight } from '../../period/use-kept-in-sight.ts'
import type { PaddockRow } from './paddock-row.ts'
import { passes } from './shown-paddocks.ts'
import { usePaddockFilter } from './use-paddock-filter.ts'
import type { PaddockFiltering } from './use-paddock-filter.ts'
import type { Paddocks } from './use-paddocks.ts'

export interface ShownPaddocks {
  readonly filtering: PaddockFiltering
  readonly shown: readonly PaddockRow[]
}

export function useShownPaddocks({ rows, lists }: Paddocks): ShownPaddocks {
  const filtering = usePaddockFilter()
  const { filters, onlyMissing, onlyChanged } = filtering
  const filter = { filters, onlyMissing, onlyChanged }
  const shown = useKeptInSight({
    rows,
    passes: row => passes(row, filter, lists),
    filter: JSON.stringify(filter),
  })
  return { filtering, shown }
}
