// Which stock the summary is of, and what it is told in.

import { Group, SegmentedControl } from '@mantine/core'
import type { Filtering } from '../../../period/filter-state.tsx'
import { hasFilters, narrowed } from '../../../period/filters-in.ts'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { FilterPopover } from '../../../ui/filter-popover.tsx'
import type { StockInClass } from '../stock/stock-in-class.ts'
import type { StockLists } from '../stock/use-stock-lists.ts'
import type { StockUnit } from './stock-summary-rows.ts'

interface Props {
  readonly inClasses: readonly StockInClass[]
  readonly lists: StockLists
  readonly filtering: Filtering
  /** How many classes are shown. */
  readonly shown: number
  readonly seesMoney: boolean
  readonly unit: StockUnit
  readonly onUnit: (unit: StockUnit) => void
}

export function StockFilters({ seesMoney, unit, onUnit, ...props }: Props) {
  const units = [
    { value: 'head', label: 'Number' },
    { value: 'kilograms', label: 'Weight (kg)' },
    ...(seesMoney ? [{ value: 'value', label: 'Value ($)' }] : []),
  ]
  return (
    <Group gap="sm">
      <SegmentedControl
        className="no-print"
        aria-label="Told in"
        data={units}
        value={unit}
        onChange={next => onUnit(next as StockUnit)}
      />
      <Chosen {...props} />
    </Group>
  )
}

function Chosen({
  inClasses,
  lists,
  filtering,
  shown,
}: Pick<Props, 'inClasses' | 'lists' | 'filtering' | 'shown'>) {
  const { filters, choose, clear } = filtering
  const kept = new Set(inClasses.map(({ enterpriseId }) => enterpriseId))
  const enterprises = lists.enterprises
    .filter(({ id }) => kept.has(id))
    .map(({ id, display_name: name, species_id }) => ({ id, name: name ?? '-', species_id }))
  const species = lists.species.filter(({ id }) => enterprises.some(one => one.species_id === id))
  const [speciesIds, enterpriseIds] = [species, enterprises].map(all => all.map(({ id }) => id))
  return (
    <FilterPopover
      isOn={hasFilters(filters)}
      shown={shown}
      all={inClasses.length}
      onClear={() => clear()}
    >
      <FilterChips
        label="Species"
        options={species}
        value={filters.livestockTypeIds}
        onChange={ids => choose('livestockTypeIds', narrowed(ids, speciesIds ?? []))}
      />
      <FilterChips
        label="Enterprises"
        options={enterprises}
        value={filters.livestockEnterpriseIds}
        onChange={ids => choose('livestockEnterpriseIds', narrowed(ids, enterpriseIds ?? []))}
      />
    </FilterPopover>
  )
}
