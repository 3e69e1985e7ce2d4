// The gauge that rain is entered for: of those that the farm still uses in the period, the main one until
// another is chosen.

import { useState } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { usePartedByUse } from '../../../period/retiring/use-still-used.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'

export function useChosenGauge(place: CollectionPlace) {
  const { rows, isLoading } = useRows('rain_gauges', {
    where: { farm_id: place.farmId },
    sort: ['name'],
  })
  const { used } = usePartedByUse(rows, place)
  const usual = used.find(({ is_main }) => is_main) ?? used[0]
  const [chosen, setGauge] = useState<number | null>(null)
  return { gauges: used, gaugeId: chosen ?? usual?.id ?? null, setGauge, isLoading }
}

interface Place {
  readonly farmId: number
  readonly gaugeId: number | null
  readonly day: string | null
}

/** What is recorded of that day already. */
export function useReadingThere({ farmId, gaugeId, day }: Place) {
  const { rows } = useRows(
    'rainfalls',
    { where: { farm_id: farmId, rain_gauge_id: gaugeId ?? 0, date: day ?? '' } },
    { enabled: gaugeId !== null && day !== null },
  )
  return rows[0]
}
