// The parts of the summary, as far as they are known.

import { groupings } from '@furrow/farming/crops/crop-group'
import type { Grouping } from '@furrow/farming/crops/crop-group'
import { NativeSelect, Stack } from '@mantine/core'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { BelowSight } from '../../../ui/below-sight.tsx'
import { CropCharts } from './crop-charts.tsx'
import { CropProgress } from './crop-progress.tsx'
import { CropTables } from './crop-tables.tsx'
import { GroundBar } from './ground-bar.tsx'
import { SalesSection } from './sales-section.tsx'
import { StandTable } from './stand-table.tsx'
import { SummaryFilters } from './summary-filters.tsx'
import type { useCropSummary } from './use-crop-summary.ts'

interface Props {
  readonly place: CollectionPlace
  /** Farm and period in words. */
  readonly of: string
  readonly mayWrite: boolean
  readonly summary: ReturnType<typeof useCropSummary>
}

export function SummaryAtWork({ place, of, mayWrite, summary }: Props) {
  const { told, shown, filtering, narrowing, by, choose, before } = summary
  const seesMoney = !!told?.incomes
  if (!told || !shown) return null
  const hasCrops = told.crops.length > 0
  const progress = (
    <CropProgress place={place} mayWrite={mayWrite} only={filtering.filters.cropTypeIds} />
  )
  return (
    <>
      {hasCrops ? (
        <Stack gap="sm">
          <SummaryFilters
            told={told}
            filtering={filtering}
            narrowing={narrowing}
            shown={shown.crops.length}
          >
            <NativeSelect
              className="no-print"
              label="Group by"
              size="md"
              value={by}
              onChange={event => choose(event.currentTarget.value)}
              data={groupings.map(one => ({ value: one, label: words[one] }))}
            />
          </SummaryFilters>
          <CropTables
            {...{ place, shown, of, seesMoney, before }}
            heading={words[by]}
            isByCrop={by === 'crop'}
          />
        </Stack>
      ) : null}
      {hasCrops ? null : progress}
      <GroundBar ground={shown.ground} />
      <BelowSight>
        {hasCrops ? (
          <SalesSection place={place} mayWrite={mayWrite} positions={told.positions} />
        ) : null}
        {hasCrops ? progress : null}
        <StandTable stands={shown.stands} />
        <CropCharts shown={shown} />
      </BelowSight>
    </>
  )
}

const words: Readonly<Record<Grouping, string>> = {
  crop: 'Crop',
  enterprise: 'Enterprise',
  property: 'Property',
  variety: 'Variety',
  fallow_type: 'Fallow type',
  tags: 'Tags',
}
