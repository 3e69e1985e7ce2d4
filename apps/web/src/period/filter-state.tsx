// What is shown of a farm’s period, by six sets of numbers that its screens share (R38). They stand in
// the address, and go along from one screen of the period to the next; a page that is opened shows all.

import { useNavigate, useSearch } from '@tanstack/react-router'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { filtersIn, hasFilters, withFilters } from './filters-in.ts'
import type { FilterState } from './filters-in.ts'

interface Carried {
  readonly filters: FilterState
  readonly carry: (filters: FilterState) => void
}

const CarriedFilters = createContext<Carried | undefined>(undefined)

/** Around the screens of one farm’s period. */
export function FilterStateOf({ children }: { readonly children: ReactNode }) {
  const [filters, carry] = useState<FilterState>({})
  const carried = useMemo(() => ({ filters, carry }), [filters])
  return <CarriedFilters value={carried}>{children}</CarriedFilters>
}

export interface Filtering {
  readonly filters: FilterState
  /** Nothing shows all. */
  readonly choose: <Name extends keyof FilterState>(
    name: Name,
    ids: FilterState[Name] | undefined,
  ) => void
  /** Shows all again; `beside`: what else the address says then. */
  readonly clear: (beside?: Readonly<Record<string, undefined>>) => void
}

export function useFilterState(): Filtering {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const carried = useContext(CarriedFilters)
  const said = filtersIn(search)
  const filters = hasFilters(said) || !carried ? said : carried.filters
  const isSaid = hasFilters(said) || !hasFilters(filters)
  const put = (next: FilterState, beside: object = {}) =>
    void navigate({
      to: '.',
      search: now => ({ ...withFilters(now, next), ...beside }),
      replace: true,
    })
  useEffect(() => {
    // What was chosen on another screen stands in this address, too.
    if (!isSaid) put(filters)
  })
  return {
    filters,
    choose(name, ids) {
      const { [name]: _before, ...others } = filters
      const next = ids === undefined ? others : { ...others, [name]: ids }
      carried?.carry(next)
      put(next)
    },
    clear(beside) {
      carried?.carry({})
      put({}, beside)
    },
  }
}
