// The regions that a farm can be of, and the one in which it lies by what is known of its place: its gauges,
// its properties, or the paddocks that were drawn last.

import type { MapPoint } from '@furrow/farming/land/mapped-area'
import { nearestRegion } from '@furrow/farming/land/nearest-region'
import { middleOf } from '@furrow/farming/land/place-on-earth'
import { useMemo } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'

export function useRegions(farmId: number) {
  const { rows } = useRows('zones', { sort: ['sort_order', 'name'] })
  const at = usePlaceOfFarm(farmId)
  const suggested = useMemo(() => {
    const regions = rows.map(({ id, name, places }) => ({ id, name, places: pointsIn(places) }))
    return at && nearestRegion(regions, at)
  }, [rows, at])
  return { regions: rows, suggested }
}

/** Any place of it: regions are large. */
function usePlaceOfFarm(farmId: number): MapPoint | undefined {
  const where = { farm_id: farmId }
  const gauges = useRows('rain_gauges', { where, includes: ['gps_locations'] })
  const properties = useRows('farm_properties', { where, includes: ['gps_locations'] })
  const drawn = useRows('paddocks', { where, includes: ['boundaries'], sort: ['-id'], limit: 15 })
  return useMemo(() => {
    const places = [
      ...gauges.rows.flatMap(({ gps_locations }) => gps_locations),
      ...properties.rows.flatMap(({ gps_locations }) => gps_locations),
      ...drawn.rows.flatMap(({ boundaries }) => boundaries),
    ]
    return places
      .map(({ location }) => middleOf(location as object))
      .find(middle => middle !== undefined)
  }, [gauges.rows, properties.rows, drawn.rows])
}

/** As the list has them: longitude and latitude of each. */
function pointsIn(places: unknown): readonly MapPoint[] {
  if (!Array.isArray(places)) return []
  return (places as readonly unknown[]).filter(
    (place): place is MapPoint =>
      Array.isArray(place) && place.length === 2 && place.every(Number.isFinite),
  )
}
