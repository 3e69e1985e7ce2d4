// Chips that say which crops are shown.

import { useRows } from '../../data/hooks/use-rows.ts'
import { AssetTypeFilter } from '../../ui/filters/asset-type-filter.tsx'
import { CropTypeFilter } from '../../ui/filters/crop-type-filter.tsx'
import { PropertyFilter } from '../../ui/filters/property-filter.tsx'
import { NameChips } from '../../ui/name-chips.tsx'
import { FilterPopover } from '../../ui/filters/filter-popover.tsx'
import type { Filtering } from '../../period/filter-state.tsx'
import { hasFilters, narrowed } from '../../period/filters-in.ts'
import type { Crops } from './use-crops.ts'
import type { Tagging } from './use-shown-crops.ts'

interface Props {
  readonly crops: Crops
  readonly filtering: Filtering
  readonly tagging: Tagging
  readonly onClear: () => void
  /** How many of the rows are shown. */
  readonly shown: number
}

export function CropFilters({ crops, filtering, tagging, onClear, shown }: Props) {
  const { rows } = crops
  if (rows.length === 0) return null
  return (
    <FilterPopover
      isOn={hasFilters(filtering.filters) || tagging.tag !== null}
      shown={shown}
      all={rows.length}
      onClear={onClear}
    >
      <Chips crops={crops} filtering={filtering} />
      <NameChips
        label="Tags"
        names={rows.flatMap(({ line }) => line.tags)}
        least={1}
        value={tagging.tag}
        onChange={tagging.choose}
      />
    </FilterPopover>
  )
}

function Chips({
  crops: { rows, lists },
  filtering: { filters, choose },
}: Pick<Props, 'crops' | 'filtering'>) {
  const { rows: assetTypes } = useRows('asset_types', { sort: ['sort_order', 'name'] })
  const uses = assetTypes.filter(({ id }) => rows.some(row => row.paddock?.asset_type_id === id))
  const types = lists.types.filter(({ id }) => rows.some(row => row.type?.id === id))
  const properties = [...lists.properties.map(({ id }) => id), null]
  const [crop = null] = filters.cropTypeIds ?? []
  const useIds = uses.map(({ id }) => id)
  return (
    <>
      <CropTypeFilter
        options={types}
        value={crop}
        onChange={id => choose('cropTypeIds', id === crop ? undefined : [id])}
      />
      <AssetTypeFilter
        options={uses}
        value={filters.assetTypeIds}
        onChange={ids => choose('assetTypeIds', narrowed(ids, useIds))}
      />
      <PropertyFilter
        options={lists.properties}
        value={filters.propertyIds}
        onChange={ids => choose('propertyIds', narrowed(ids, properties))}
      />
    </>
  )
}
