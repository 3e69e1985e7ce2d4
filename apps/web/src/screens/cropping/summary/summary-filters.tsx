// Which crops the summary is of: one kind, or those on some of the ground.

import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { Chip, Group } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { AssetTypeFilter } from '../../../ui/asset-type-filter.tsx'
import { CropTypeFilter } from '../../../ui/crop-type-filter.tsx'
import { PropertyFilter } from '../../../ui/property-filter.tsx'
import { FilterPopover } from '../../../ui/filter-popover.tsx'
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
  const { season, status, change } = narrowing
  return (
    <Group gap="sm" align="flex-end">
      {children}
      <FilterPopover
        isOn={hasFilters(filtering.filters) || season !== null || status !== null}
        shown={shown}
        all={told.crops.length}
        onClear={() => filtering.clear({ season: undefined, status: undefined })}
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

interface NameProps {
  readonly label: string
  /** Of all crops; each is offered once. */
  readonly names: readonly string[]
  readonly value: string | null
  readonly onChange: (name: string | null) => void
}

/** One at a time; pressed again, all are shown. */
function NameChips({ label, names, value, onChange }: NameProps) {
  const heading = useId()
  const offered = [...new Set(names)].toSorted()
  if (offered.length < 2 && value === null) return null
  return (
    <div className="filter-chips" role="group" aria-labelledby={heading}>
      <div className="filter-chips-head">
        <span id={heading}>{label}</span>
      </div>
      <div className="filter-chips-list">
        {offered.map(name => (
          <Chip
            key={name}
            variant="outline"
            size="md"
            checked={name === value}
            onChange={isOn => onChange(isOn ? name : null)}
          >
            {name}
          </Chip>
        ))}
      </div>
    </div>
  )
}

function onceEach<One extends { readonly id: number; readonly name: string }>(
  all: readonly One[],
): readonly One[] {
  return [...new Map(all.map(one => [one.id, one])).values()].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  )
}
