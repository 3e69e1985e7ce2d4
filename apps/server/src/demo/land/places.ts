// Boundaries of the paddocks and points of the properties and gauges, as GeoJSON.

import type { Ground } from './ground.ts'
import { countryOf } from './kinds.ts'
import { landShapes } from './shapes.ts'
import type { Position } from './shapes.ts'
import type { MadeLand, Making } from '../plan.ts'

type Placed = 'paddocks' | 'farm_properties' | 'rain_gauges'

export function addPlaces(
  { plan, rows, random }: Making,
  grounds: readonly (readonly Ground[])[],
  { properties, gauges, paddocks }: MadeLand,
): void {
  const shapes = landShapes(grounds[0] ?? [], countryOf(plan).centre, random.stream('shapes'))
  const add = (type: Placed, id: number, location: unknown) =>
    rows.add('geolocations', {
      name: null,
      location,
      geolocatable_type: type,
      geolocatable_id: id,
    })
  properties.forEach(({ id }, place) => add('farm_properties', id, point(shapes.middle(place))))
  gauges.forEach((id, place) => add('rain_gauges', id, point(beside(shapes.middle(place)))))
  paddocks.forEach((inPeriod, period) =>
    inPeriod.forEach(({ id }, place) => {
      const ground = grounds[period]?.[place]
      if (ground) add('paddocks', id, { type: 'Polygon', coordinates: [shapes.ring(ground)] })
    }),
  )
}

const point = (coordinates: Position) => ({ type: 'Point', coordinates })

/** A short walk from the middle. */
const beside = ([longitude, latitude]: Position): Position => [
  Math.round((longitude + 0.0011) * 1e7) / 1e7,
  Math.round((latitude - 0.0007) * 1e7) / 1e7,
]
