// What stands open of the crops of a period, and of what was done to them.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { useMemo } from 'react'
import { useOpenPoints } from '../../period/use-open-points.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { resourceOf } from './events/event-kinds.ts'

export function useCropPoints(place: CollectionPlace): readonly OpenPoint[] {
  const { points } = useOpenPoints(place)
  return useMemo(
    () =>
      [...points.blockers, ...points.warnings].filter(({ resource }) =>
        ofCrops.has(resource ?? ''),
      ),
    [points],
  )
}

const ofCrops: ReadonlySet<string> = new Set(['crop_collections', ...Object.values(resourceOf)])
