// Chips that say which movements are shown.

import { hasFilters, narrowed } from '../../../period/filters-in.ts'
import type { Filtering } from '../../../period/filter-state.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { FilterPopover } from '../../../ui/filter-popover.tsx'
import type { Stock } from '../stock/use-stock.ts'

interface Props {
  readonly stock: Stock
  readonly filtering: Filtering
  /** How many of the movements are shown. */
  readonly shown: number
}

export function LedgerFilters({ stock: { moves, lists }, filtering, shown }: Props) {
  if (moves.length === 0) return null
  const { filters, choose, clear } = filtering
  const kept = new Set(moves.map(({ line }) => line.livestock_enterprise_id))
  const enterprises = lists.enterprises.filter(({ id }) => kept.has(id))
  const species = lists.species.filter(({ id }) =>
    enterprises.some(({ species_id }) => species_id === id),
  )
  const options = enterprises.map(({ id, display_name: name }) => ({ id, name: name ?? '-' }))
  return (
    <FilterPopover
      isOn={hasFilters(filters)}
      shown={shown}
      all={moves.length}
      onClear={() => clear()}
    >
      <FilterChips
        label="Species"
        options={species}
        value={filters.livestockTypeIds}
        onChange={ids =>
          choose(
            'livestockTypeIds',
            narrowed(
              ids,
              species.map(({ id }) => id),
            ),
          )
        }
      />
      <FilterChips
        label="Enterprises"
        options={options}
        value={filters.livestockEnterpriseIds}
        onChange={ids =>
          choose(
            'livestockEnterpriseIds',
            narrowed(
              ids,
              options.map(({ id }) => id),
            ),
          )
        }
      />
    </FilterPopover>
  )
}
