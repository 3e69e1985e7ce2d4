// The filter of the paddocks, as the address says it.

import { useNavigate, useSearch } from '@tanstack/react-router'
import { useFilterState } from '../../period/filter-state.tsx'
import type { Filtering } from '../../period/filter-state.tsx'
import type { PaddockFilter } from './shown-paddocks.ts'

type Flag = 'missing' | 'changed'

export interface PaddockFiltering extends PaddockFilter {
  readonly choose: Filtering['choose']
  readonly only: (flag: Flag, isOn: boolean) => void
  /** All are shown again. */
  readonly clear: () => void
  readonly isOn: boolean
}

export function usePaddockFilter(): PaddockFiltering {
  const { filters, choose, clear } = useFilterState()
  const { missing, changed }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const put = (flags: Partial<Record<Flag, string | undefined>>) =>
    void navigate({ to: '.', search: now => ({ ...now, ...flags }), replace: true })
  const [onlyMissing, onlyChanged] = [missing === 'yes', changed === 'yes']
  return {
    filters,
    choose,
    onlyMissing,
    onlyChanged,
    only: (flag, isOn) => put({ [flag]: isOn ? 'yes' : undefined }),
    clear() {
      clear({ missing: undefined, changed: undefined })
    },
    isOn:
      onlyMissing ||
      onlyChanged ||
      filters.assetTypeIds !== undefined ||
      filters.propertyIds !== undefined,
  }
}
