// The region that a farm lies in: that of the nearest town which is known to be in one.

import type { MapPoint } from './mapped-area.ts'
import { kilometresBetween } from './place-on-earth.ts'

export interface RegionOnMap {
  /** Towns in it. */
  readonly places: readonly MapPoint[]
}

/** Farther away from every town, a farm is in none that is known. */
const farthest = 300

export function nearestRegion<Region extends RegionOnMap>(
  regions: readonly Region[],
  at: MapPoint,
): Region | undefined {
  const near = regions.flatMap(region => {
    const away = region.places.map(place => kilometresBetween(place, at))
    return away.length === 0 ? [] : [{ region, away: Math.min(...away) }]
  })
  const [first] = near.toSorted((one, other) => one.away - other.away)
  return first && first.away <= farthest ? first.region : undefined
}
