// What stands open about the readings that are shown, and the warning that is just being confirmed.

import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { useMemo, useState } from 'react'
import { useOpenPoints } from '../../period/use-open-points.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { twiceRead } from './rain-points.ts'
import type { GaugeReading } from './readings.ts'

export function useRainPoints(
  place: CollectionPlace,
  readings: readonly GaugeReading[],
  all: readonly MeasuredRain[],
) {
  const { points } = useOpenPoints(place)
  const [asked, ask] = useState<OpenPoint>()
  const found = useMemo(
    () => [
      ...points.warnings.filter(({ resource }) => resource === 'rainfalls'),
      ...twiceRead(readings, all),
    ],
    [points.warnings, readings, all],
  )
  return { found, asked, ask, leave: () => ask(undefined) }
}
