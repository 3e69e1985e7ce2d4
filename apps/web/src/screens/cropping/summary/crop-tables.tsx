// The crops in tables: what each came to, what it brought in and cost, and each enterprise beside other farms.

import { cropGroups } from '@furrow/farming/crops/crop-group'
import { useMemo } from 'react'
import { EnterprisesBeside } from '../../../period/beside/enterprises-beside.tsx'
import { WithSources } from '../../../period/explained/with-sources.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { CostSection } from './cost-section.tsx'
import { GroupTable } from './group-table.tsx'
import type { ShownSummary } from './shown-summary.ts'
import { summaryColumns } from './summary-columns.tsx'

interface Props {
  readonly place: CollectionPlace
  readonly shown: ShownSummary
  /** What they are grouped by, in words. */
  readonly heading: string
  readonly isByCrop: boolean
  /** Farm and period in words. */
  readonly of: string
  readonly seesMoney: boolean
  /** What the period before is called; nothing where there is none. */
  readonly before: string | undefined
}

export function CropTables(props: Props) {
  const { place, shown, heading, isByCrop, of, seesMoney, before } = props
  const isShared = shown.crops.some(({ own, produced }) => own !== produced)
  const hasHay = shown.crops.some(({ crop, hay }) => hay !== null && crop?.harvest !== 'hay')
  const hasCane = shown.crops.some(({ sugar }) => sugar !== null)
  const hasWater = shown.crops.some(line => line.produced_per_ml !== null)
  const columns = useMemo(
    () => summaryColumns({ seesMoney, isByCrop, before, isShared, hasHay, hasCane, hasWater }),
    [seesMoney, isByCrop, before, isShared, hasHay, hasCane, hasWater],
  )
  return (
    <WithSources place={place}>
      <GroupTable
        place={place}
        shown={shown}
        columns={columns}
        caption={`Crops of ${of}`}
        of="crops"
        heading={heading}
        says={rainWords(shown.totals.crop_rain_unread)}
      />
      <CostSection place={place} shown={shown} heading={heading} of={of} />
      <EnterprisesBeside place={place} kind="crop" enterprises={enterprisesOf(shown)} />
    </WithSources>
  )
}

/** Of what is shown, most ground first. */
function enterprisesOf({ crops }: ShownSummary): readonly number[] {
  return cropGroups(crops, 'enterprise')
    .toSorted((one, other) => (other.area ?? 0) - (one.area ?? 0))
    .flatMap(({ of }) => of?.id ?? [])
}

const waterUse = 'Water use: grain per mm of stored water, in-crop rain and irrigation.'

function rainWords(unread: number | null): string {
  return unread ? `${waterUse} * Some days have no reading.` : waterUse
}
