// The shapes of one paddock on the map, read only where someone looks at it.

import { mappedHectares } from '@furrow/farming/land/mapped-area'
import { middleOf } from '@furrow/farming/land/place-on-earth'
import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { polygonsOf, shapeIn } from '../../../map/shape.ts'
import type { PaddockRow } from '../paddock-row.ts'

/** Nothing where it is not on the map. */
export function useShapeOfPaddock({ id, paddock }: PaddockRow) {
  const { rows } = useRows(
    'geolocations',
    { where: { geolocatable_type: 'paddocks', geolocatable_id: id } },
    { enabled: (paddock.boundaries_count ?? 0) > 0 },
  )
  return useMemo(() => {
    const polygons = rows.flatMap(({ location }) => {
      const shape = shapeIn(location)
      return shape ? polygonsOf(shape) : []
    })
    if (polygons.length === 0) return undefined
    const whole = { type: 'MultiPolygon', coordinates: polygons }
    return { hectares: mappedHectares(polygons), middle: middleOf(whole) }
  }, [rows])
}
