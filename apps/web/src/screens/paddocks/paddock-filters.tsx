// Chips that say which paddocks are shown.

import { Button, Chip, Collapse, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFilter } from '@tabler/icons-react'
import { useId } from 'react'
import { AssetTypeFilter } from '../../ui/asset-type-filter.tsx'
import { PropertyFilter } from '../../ui/property-filter.tsx'
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
  const [isOpen, open] = useDisclosure(filtering.isOn)
  const part = useId()
  const uses = usedTypes(lists, rows)
  const properties = [...lists.properties.map(({ id }) => id), null]
  return (
    <>
      <Group gap="sm" className="no-print">
        <Button
          variant="default"
          leftSection={<IconFilter size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={part}
          onClick={open.toggle}
        >
          Filter
        </Button>
        {filtering.isOn ? (
          <>
            <span role="status">
              {shown} of {rows.length} shown
            </span>
            <Button variant="subtle" onClick={filtering.clear}>
              Show all
            </Button>
          </>
        ) : null}
      </Group>
      <Collapse expanded={isOpen} id={part} className="paddock-filters no-print">
        <div className="paddock-filters-parts">
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
        </div>
      </Collapse>
    </>
  )
}

/** Those that the land of the period is used for: the others would show nothing. */
function usedTypes({ assetTypes }: LandLists, rows: readonly PaddockRow[]) {
  const used = new Set(rows.map(({ paddock }) => paddock.asset_type_id))
  return assetTypes.filter(({ id }) => used.has(id))
}
