// The rain on a paddock since a day: at its own gauge, or else at the one that counts for it.

import { addDays } from '@furrow/farming/dates/dates'
import { gaugeOfPaddock } from '@furrow/farming/rain/gauge-of-paddock'
import type { MapPoint } from '@furrow/farming/land/mapped-area'
import { middleOf } from '@furrow/farming/land/place-on-earth'
import { rainOf } from '@furrow/farming/rain/season-rain'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useToday } from '../../period/use-today.ts'

interface Ground {
  readonly farmId: number
  readonly gaugeId: number | null
  /** The middle of the paddock, where it is on the map. */
  readonly at: MapPoint | undefined
  /** The last day on which a crop came off; nothing where none is known. */
  readonly since: string | undefined
}

export function useRainSince({ farmId, gaugeId, at, since }: Ground) {
  const { today } = useToday()
  const gauges = useRows('rain_gauges', {
    where: { farm_id: farmId },
    sort: ['name'],
    includes: ['gps_locations'],
  })
  const placed = gauges.rows.map(({ id, name, is_main, gps_locations: [place] }) => ({
    id,
    name,
    is_main,
    at: place ? middleOf(place.location as object) : undefined,
  }))
  const found = gaugeOfPaddock({ rain_gauge_id: gaugeId, at }, placed)
  const from = addDays(since ?? today, 1)
  const readings = useRows(
    'rainfalls',
    {
      where: { farm_id: farmId, rain_gauge_id: found?.gauge.id ?? 0 },
      filters: [{ field: 'date', operator: '>=', value: from }],
      sort: ['date'],
    },
    { enabled: found !== undefined && since !== undefined },
  )
  const measured = readings.rows.map(({ date: day, days, total_mm: mm }) => ({ day, days, mm }))
  return {
    gauge: found,
    rain: found && since ? rainOf(measured, { from, to: today }) : undefined,
    isLoading: gauges.isLoading || readings.isLoading,
  }
}
