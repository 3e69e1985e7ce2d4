// The paddocks that are shown, as the filter of the address has it.

import { useMemo } from 'react'
import type { PaddockRow } from './paddock-row.ts'
import { passes } from './shown-paddocks.ts'
import { useKeptInSight } from '../../period/use-kept-in-sight.ts'
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
  const inSight = useKeptInSight({
    rows,
    idOf: ({ id }) => id,
    passes: row => passes(row, filter, lists),
    filter: JSON.stringify(filter),
  })
  // The same list as long as it holds the same rows: the sheet is not drawn anew by a press elsewhere.
  const ids = inSight.map(({ id }) => id).join(' ')
  const shown = useMemo(() => {
    const known = new Set(ids.split(' '))
    return rows.filter(({ id }) => known.has(String(id)))
  }, [rows, ids])
  return { filtering, shown }
}
