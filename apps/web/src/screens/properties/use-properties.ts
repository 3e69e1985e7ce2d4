// The properties of a farm with their titles in a period and in the one before.

import { useMemo } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useRetiredShown } from '../../period/retiring/use-retired-shown.tsx'
import { usePeriodBefore } from '../../period/use-period-before.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { useSheetPlace } from '../../period/use-sheet-place.ts'
import type { PropertyPlace } from './property-change.ts'
import { propertyRows } from './property-row.ts'

export function useProperties(here: CollectionPlace) {
  const read = useRead(here)
  const { titles, paddocks, periodBefore } = read
  const { rows: properties, button: retired } = useRetiredShown(read.properties, here)
  const { periodId } = here
  const palette = useRows('property_colours', { sort: ['sequence'] })
  const rows = useMemo(
    () => propertyRows({ properties, titles, paddocks, periodId, periodBefore: periodBefore?.id }),
    [properties, titles, paddocks, periodId, periodBefore],
  )
  const sheet = useSheetPlace(rows)
  const place = useMemo(
    (): PropertyPlace => ({ ...sheet, palette: palette.rows }),
    [sheet, palette.rows],
  )
  return {
    place,
    /** Shows those that were retired before, or hides them. */
    retired,
    beforeName: periodBefore?.name,
    isLoading: read.isLoading || palette.isLoading,
    failure: read.failure ?? palette.failure,
    retry: read.retry,
  }
}

function useRead({ farmId, periodId }: CollectionPlace) {
  const former = usePeriodBefore({ farmId, periodId })
  const properties = useRows('farm_properties', {
    where: { farm_id: farmId },
    sort: ['name'],
    with_count: ['paddocks', 'farm_property_periods', 'gps_locations'],
  })
  const periods = former.period ? [periodId, former.period.id] : [periodId]
  const titles = useRows(
    'farm_property_periods',
    { where: { farm_id: farmId, period_id: periods } },
    { enabled: !former.isLoading },
  )
  const where = { farm_id: farmId, period_id: periodId }
  const paddocks = useRows('paddocks', { where, sort: ['name'] })
  const all = [former, properties, titles, paddocks]
  return {
    properties: properties.rows,
    titles: titles.rows,
    paddocks: paddocks.rows,
    periodBefore: former.period,
    isLoading: all.some(({ isLoading }) => isLoading),
    failure: all.map(({ failure }) => failure).find(failure => failure !== undefined),
    retry: () => [properties, titles, paddocks].forEach(({ retry }) => retry()),
  }
}
