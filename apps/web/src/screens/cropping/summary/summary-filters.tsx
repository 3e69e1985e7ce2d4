// Which crops the summary is of: one kind, or those on some of the ground.

import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { AssetTypeFilter } from '../../../ui/filters/asset-type-filter.tsx'
import { CropTypeFilter } from '../../../ui/filters/crop-type-filter.tsx'
import { PropertyFilter } from '../../../ui/filters/property-filter.tsx'
import { FilterPopover } from '../../../ui/filters/filter-popover.tsx'
import { NameChips } from '../../../ui/name-chips.tsx'
import type { Filtering } from '../../../period/filter-state.tsx'
import type { Narrowing } from './use-crop-summary.ts'
import { hasFilters, narrowed } from '../../../period/filters-in.ts'

interface Props {
  readonly told: CroppingOfPeriod
  readonly filtering: Filtering
  readonly narrowing: Narrowing
  /** How many of the crops on paddocks are shown. */
  readonly shown: number
  /** In front, on the same line. */
  readonly children: ReactNode
}

export function SummaryFilters({ told, filtering, narrowing, shown, children }: Props) {
  const { season, status, tag, change } = narrowing
  return (
    <Group gap="sm" align="flex-end">
      {children}
      <FilterPopover
        isOn={hasFilters(filtering.filters) || [season, status, tag].some(name => name !== null)}
        shown={shown}
        all={told.crops.length}
        onClear={() => filtering.clear({ season: undefined, status: undefined, tag: undefined })}
      >
        <Chips told={told} filtering={filtering} />
        <NameChips
          label="Season"
          names={told.crops.flatMap(({ crop }) => crop?.season_name ?? [])}
          value={season}
          onChange={name => change({ season: name })}
        />
        <NameChips
          label="Status"
          names={told.crops.flatMap(line => line.status?.name ?? [])}
          value={status}
          onChange={name => change({ status: name })}
        />
        <NameChips
          label="Tags"
          names={told.crops.flatMap(line => line.tags)}
          least={1}
          value={tag}
          onChange={name => change({ tag: name })}
        />
      </FilterPopover>
    </Group>
  )
}

function Chips({
  told: { crops },
  filtering: { filters, choose },
}: Pick<Props, 'told' | 'filtering'>) {
  const { rows: assetTypes } = useRows('asset_types', { sort: ['sort_order', 'name'] })
  const uses = assetTypes.filter(({ id }) => crops.some(one => one.paddock.asset_type?.id === id))
  const types = onceEach(crops.flatMap(({ crop }) => crop ?? []))
  const properties = onceEach(crops.flatMap(({ paddock }) => paddock.property ?? []))
  const [crop = null] = filters.cropTypeIds ?? []
  const useIds = uses.map(({ id }) => id)
  const propertyIds = [...properties.map(({ id }) => id), null]
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
        options={properties}
        value={filters.propertyIds}
        onChange={ids => choose('propertyIds', narrowed(ids, propertyIds))}
      />
    </>
  )
}

function onceEach<One extends { readonly id: number; readonly name: string }>(
  all: readonly One[],
): readonly One[] {
  return [...new Map(all.map(one => [one.id, one])).values()].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  )
}
