// Chips that say of which species and enterprises stock is shown.

import type { Filtering } from '../../../period/filter-state.tsx'
import { hasFilters, narrowed } from '../../../period/filters-in.ts'
import { FilterChips } from '../../../ui/filters/filter-chips.tsx'
import { FilterPopover } from '../../../ui/filters/filter-popover.tsx'
import type { StockLists } from './use-stock-lists.ts'

interface Props {
  /** Of all that could be shown: its enterprises are offered. */
  readonly all: readonly { readonly enterpriseId: number | null }[]
  readonly lists: StockLists
  readonly filtering: Filtering
  /** How many of them are shown. */
  readonly shown: number
}

export function StockFilters({ all, lists, filtering, shown }: Props) {
  const { filters, choose, clear } = filtering
  const kept = new Set(all.map(({ enterpriseId }) => enterpriseId))
  const enterprises = lists.enterprises
    .filter(({ id }) => kept.has(id))
    .map(({ id, display_name: name, species_id }) => ({ id, name: name ?? '-', species_id }))
  const species = lists.species.filter(({ id }) => enterprises.some(one => one.species_id === id))
  const [speciesIds = [], enterpriseIds = []] = [species, enterprises].map(options =>
    options.map(({ id }) => id),
  )
  return (
    <FilterPopover
      isOn={hasFilters(filters)}
      shown={shown}
      all={all.length}
      onClear={() => clear()}
    >
      <FilterChips
        label="Species"
        options={species}
        value={filters.livestockTypeIds}
        onChange={ids => choose('livestockTypeIds', narrowed(ids, speciesIds))}
      />
      <FilterChips
        label="Enterprises"
        options={enterprises}
        value={filters.livestockEnterpriseIds}
        onChange={ids => choose('livestockEnterpriseIds', narrowed(ids, enterpriseIds))}
      />
    </FilterPopover>
  )
}
