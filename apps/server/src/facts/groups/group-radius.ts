// A group by distance: all farms so many kilometres around a place.

import { isRecord } from '@furrow/farming/benchmarks/results/staff-groups'
import type { MapPoint } from '@furrow/farming/land/mapped-area'
import { middleOf } from '@furrow/farming/land/place-on-earth'

export interface Around {
  readonly middle: MapPoint
  readonly kilometres: number
}

/** Nothing where the group says no distance, or one that means nothing. */
export function aroundOf(filter: unknown, location: unknown): Around | undefined {
  const kilometres = radiusIn(filter)
  const middle = isRecord(location) ? middleOf(location) : undefined
  return middle && isDistance(kilometres) ? { middle, kilometres } : undefined
}

export function radiusIn(filter: unknown): unknown {
  return isRecord(filter) ? (filter['radius_km'] ?? undefined) : undefined
}

const farthest = 5000

function isDistance(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= farthest
}

/** What keeps a distance from choosing farms, by the field that is wrong. */
export function faultsOfRadius(
  filter: unknown,
  location: unknown,
): Readonly<Record<string, string[]>> {
  const kilometres = radiusIn(filter)
  if (kilometres === undefined) return {}
  if (!isDistance(kilometres)) {
    return {
      filter: [`A distance is more than 0 km and at most ${farthest.toLocaleString('en')} km.`],
    }
  }
  const [east = NaN, north = NaN] = (isRecord(location) ? middleOf(location) : undefined) ?? []
  const isOnEarth = Math.abs(east) <= 180 && Math.abs(north) <= 90
  return isOnEarth ? {} : { location: ['Choose the place that the distance is measured from.'] }
}

export const notByDistance =
  'Farms can’t compare with a group by distance: whoever knows the place could work out who is in it.'
