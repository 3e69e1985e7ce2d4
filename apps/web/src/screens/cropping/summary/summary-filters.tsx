// Which crops the summary is of: one kind, or those on some of the ground.

import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { Button, Collapse, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFilter } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { AssetTypeFilter } from '../../../ui/asset-type-filter.tsx'
import { CropTypeFilter } from '../../../ui/crop-type-filter.tsx'
import { PropertyFilter } from '../../../ui/property-filter.tsx'
import type { Filtering } from '../../../period/filter-state.tsx'
import { hasFilters, narrowed } from '../../../period/filters-in.ts'

interface Props {
  readonly told: CroppingOfPeriod
  readonly filtering: Filtering
  /** How many of the crops on paddocks are shown. */
  readonly shown: number
  /** In front, on the same line. */
  readonly children: ReactNode
}

export function SummaryFilters({ told, filtering, shown, children }: Props) {
  const isOn = hasFilters(filtering.filters)
  const [isOpen, open] = useDisclosure(isOn)
  const part = useId()
  return (
    <>
      <Group gap="sm" align="flex-end">
        {children}
        <Button
          variant="default"
          leftSection={<IconFilter size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={part}
          onClick={open.toggle}
        >
          Filter
        </Button>
        {isOn ? (
          <>
            <span role="status">
              {shown} of {told.crops.length} shown
            </span>
            <Button variant="subtle" onClick={() => filtering.clear()}>
              Show all
            </Button>
          </>
        ) : null}
      </Group>
      <Collapse expanded={isOpen} id={part} className="crop-filters">
        <Chips told={told} filtering={filtering} />
      </Collapse>
    </>
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
    <div className="crop-filter-parts">
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
