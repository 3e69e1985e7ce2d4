// Reads all that the wizard shows of one kind of crop.

import { useMemo } from 'react'
import { useOpenPoints } from '../../../period/use-open-points.ts'
import { useNamedPeriod } from '../../../period/use-period-days.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useMayWrite } from '../../../period/use-may-write.ts'
import type { CropRow } from '../crop-row.ts'
import { resourceOf } from '../events/event-kinds.ts'
import type { Crops } from '../use-crops.ts'
import { cropAsked } from './crop-asked.ts'
import type { CurrentCrop } from './current-crop.ts'

/** Nothing as long as it is read, or where there is no such crop. */
export function useCurrentCrop(
  place: CollectionPlace,
  crops: Crops,
  cropTypeId: number,
): CurrentCrop | undefined {
  const { mayWrite } = useMayWrite(place)
  const { points } = useOpenPoints(place)
  const period = useNamedPeriod(place.periodId)
  return useMemo(() => {
    const type = crops.lists.types.find(({ id }) => id === cropTypeId)
    if (!type) return undefined
    const rows = crops.rows.filter(({ crop }) => crop.current_crop_id === cropTypeId)
    const grown = crops.lists.grown.find(({ crop_type_id }) => crop_type_id === cropTypeId)
    return {
      ...cropAsked(type, rows, crops.lists),
      place,
      period,
      crops,
      grown,
      mayWrite,
      points: pointsOf([...points.blockers, ...points.warnings], rows, grown?.id),
    }
  }, [place, period, crops, cropTypeId, mayWrite, points])
}

type Points = CurrentCrop['points']

function pointsOf(points: Points, rows: readonly CropRow[], grown: number | undefined): Points {
  const known = new Set(
    rows.flatMap(row => [
      `crop_collections ${row.id}`,
      ...Object.entries(row.events).flatMap(([kind, events]) =>
        events.map(({ id }) => `${resourceOf[kind as keyof typeof resourceOf]} ${id}`),
      ),
    ]),
  )
  return points.filter(
    ({ code, resource, id }) =>
      known.has(`${resource} ${id}`) ||
      // That it is not ticked yet is what the wizard is there for.
      (resource === 'crop_type_farm_periods' && id === grown && code !== 'E-CROP-9'),
  )
}
