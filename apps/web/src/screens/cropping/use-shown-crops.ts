// The crops that are shown, as the filter of the address has it.

import { useFilterState } from '../../period/filter-state.tsx'
import type { Filtering } from '../../period/filter-state.tsx'
import { useAddressWords } from '../../period/use-address-words.ts'
import { useKeptInSight } from '../../period/use-kept-in-sight.ts'
import type { CropRow } from './crop-row.ts'
import { passes } from './shown-crops.ts'

/** A tag by its name; nothing shows all. */
export interface Tagging {
  readonly tag: string | null
  readonly choose: (tag: string | null) => void
}

export interface ShownCrops {
  readonly filtering: Filtering
  readonly shown: readonly CropRow[]
  readonly tagging: Tagging
  readonly showAll: () => void
}

export function useShownCrops(rows: readonly CropRow[]): ShownCrops {
  const filtering = useFilterState()
  const { filters } = filtering
  const [{ tag }, change] = useAddressWords(['tag'])
  const shown = useKeptInSight({
    rows,
    passes: row => passes(row, filters, tag),
    filter: JSON.stringify([filters, tag]),
  })
  return {
    filtering,
    shown,
    tagging: { tag, choose: name => change({ tag: name }) },
    showAll: () => filtering.clear({ tag: undefined }),
  }
}
