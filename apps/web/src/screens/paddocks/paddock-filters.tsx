// Chips that say which paddocks are shown.

import { Chip, Group } from '@mantine/core'
import { AssetTypeFilter } from '../../ui/filters/asset-type-filter.tsx'
import { PropertyFilter } from '../../ui/filters/property-filter.tsx'
import { FilterPopover } from '../../ui/filters/filter-popover.tsx'
import { narrowed } from '../../period/filters-in.ts'
import type { LandLists } from './land-lists.ts'
import type { PaddockRow } from './paddock-row.ts'
import type { PaddockFiltering } from './use-paddock-filter.ts'

interface Props {
  readonly filtering: PaddockFiltering
  readonly rows: readonly PaddockRow[]
  readonly lists: LandLists
  /** How many of the rows are shown. */
  readonly shown: number
  readonly hasPeriodBefore: boolean
}

export function PaddockFilters({ filtering, rows, lists, shown, hasPeriodBefore }: Props) {
  const { filters, choose, only, onlyMissing, onlyChanged } = filtering
  const uses = usedTypes(lists, rows)
  const properties = [...lists.properties.map(({ id }) => id), null]
  return (
    <FilterPopover isOn={filtering.isOn} shown={shown} all={rows.length} onClear={filtering.clear}>
      <AssetTypeFilter
        options={uses}
        value={filters.assetTypeIds}
        onChange={ids =>
          choose(
            'assetTypeIds',
            narrowed(
              ids,
              uses.map(({ id }) => id),
            ),
          )
        }
      />
      <PropertyFilter
        options={lists.properties}
        value={filters.propertyIds}
        onChange={ids => choose('propertyIds', narrowed(ids, properties))}
      />
      <Group gap="xs" role="group" aria-label="Only some">
        <Chip
          variant="outline"
          size="md"
          checked={onlyMissing}
          onChange={isOn => only('missing', isOn)}
        >
          Missing data
        </Chip>
        {hasPeriodBefore ? (
          <Chip
            variant="outline"
            size="md"
            checked={onlyChanged}
            onChange={isOn => only('changed', isOn)}
          >
            Changed since last period
          </Chip>
        ) : null}
      </Group>
    </FilterPopover>
  )
}

/** Those that the land of the period is used for: the others would show nothing. */
function usedTypes({ assetTypes }: LandLists, rows: readonly PaddockRow[]) {
  const used = new Set(rows.map(({ paddock }) => paddock.asset_type_id))
  return assetTypes.filter(({ id }) => used.has(id))
}
