// The crops that are shown, as the filter of the address has it.

import { useFilterState } from '../../period/filter-state.tsx'
import type { Filtering } from '../../period/filter-state.tsx'
import { useKeptInSight } from '../../period/use-kept-in-sight.ts'
import type { CropRow } from './crop-row.ts'
import { passes } from './shown-crops.ts'

export interface ShownCrops {
  readonly filtering: Filtering
  readonly shown: readonly CropRow[]
}

export function useShownCrops(rows: readonly CropRow[]): ShownCrops {
  const filtering = useFilterState()
  const { filters } = filtering
  const shown = useKeptInSight({
    rows,
    passes: row => passes(row, filters),
    filter: JSON.stringify(filters),
  })
  return { filtering, shown }
}
