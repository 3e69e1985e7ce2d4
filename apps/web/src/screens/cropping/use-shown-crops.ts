// The crops that are shown, as the filter of the address has it.

import { useMemo } from 'react'
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
  const inSight = useKeptInSight({
    rows,
    idOf: ({ id }: CropRow) => id,
    passes: row => passes(row, filters),
    filter: JSON.stringify(filters),
  })
  // The same list as long as it holds the same rows: the sheet is not drawn anew by a press elsewhere.
  const ids = inSight.map(({ id }) => id).join(' ')
  const shown = useMemo(() => {
    const known = new Set(ids.split(' '))
    return rows.filter(({ id }) => known.has(String(id)))
  }, [rows, ids])
  return { filtering, shown }
}
