// The parts of the summary, as far as they are known.

import { groupings } from '@furrow/farming/crops/crop-group'
import type { Grouping } from '@furrow/farming/crops/crop-group'
import { NativeSelect, Stack } from '@mantine/core'
import { useMemo } from 'react'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { CropCharts } from './crop-charts.tsx'
import { CostSection } from './cost-section.tsx'
import { CropProgress } from './crop-progress.tsx'
import { GroundBar } from './ground-bar.tsx'
import { GroupTable } from './group-table.tsx'
import { SalesSection } from './sales-section.tsx'
import { StandTable } from './stand-table.tsx'
import { summaryColumns } from './summary-columns.tsx'
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
  const isShared = shown?.crops.some(({ own, produced }) => own !== produced) ?? false
  const hasHay =
    shown?.crops.some(({ crop, hay }) => hay !== null && crop?.harvest !== 'hay') ?? false
  const hasCane = shown?.crops.some(({ sugar }) => sugar !== null) ?? false
  const hasWater = shown?.crops.some(line => line.produced_per_ml !== null) ?? false
  const isByCrop = by === 'crop'
  const columns = useMemo(
    () => summaryColumns({ seesMoney, isByCrop, before, isShared, hasHay, hasCane, hasWater }),
    [seesMoney, isByCrop, before, isShared, hasHay, hasCane, hasWater],
  )
  if (!told || !shown) return null
  const caption = `Crops of ${of}`
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
          <GroupTable
            place={place}
            shown={shown}
            columns={columns}
            caption={caption}
            of="crops"
            heading={words[by]}
            says={rainWords(shown.totals.crop_rain_unread)}
          />
          <CostSection place={place} shown={shown} heading={words[by]} of={of} />
        </Stack>
      ) : null}
      {hasCrops ? null : progress}
      <GroundBar ground={shown.ground} />
      {hasCrops ? (
        <SalesSection place={place} mayWrite={mayWrite} positions={told.positions} />
      ) : null}
      {hasCrops ? progress : null}
      <StandTable stands={shown.stands} />
      <CropCharts shown={shown} />
    </>
  )
}

const waterUse = 'Water use: grain per mm of stored water, in-crop rain and irrigation.'

function rainWords(unread: number | null): string {
  return unread ? `${waterUse} * Some days have no reading.` : waterUse
}

const words: Readonly<Record<Grouping, string>> = {
  crop: 'Crop',
  enterprise: 'Enterprise',
  property: 'Property',
  variety: 'Variety',
  fallow_type: 'Fallow type',
}
