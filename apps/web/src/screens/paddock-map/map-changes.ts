// The changes that are made on the map beside an import: a boundary drawn or deleted, an area taken
// over, a gauge placed.

import { writtenHectares } from '@furrow/farming/land/mapped-area'
import type { Change } from '../../data/outbox/change.ts'
import { rounded } from '../../map/mend-shape.ts'
import type { Position, Shape } from '../../map/shape.ts'
import { boundarySteps } from './boundary-steps.ts'
import type { LandGauge } from './mapped-land.ts'
import type { PaddockOnMap } from './paddock-on-map.ts'

export interface Making {
  readonly farmId: number
  readonly newId: () => number
}

export function boundaryChange(
  paddock: PaddockOnMap,
  shape: Shape,
  { farmId, newId }: Making,
): Change {
  return {
    label: `Boundary of ${paddock.name}`,
    farmId,
    steps: boundarySteps(paddock, shape, newId),
  }
}

/** Nothing where there is none. */
export function boundaryGone({ name, boundary }: PaddockOnMap, farmId: number): Change | undefined {
  return boundary && placeGone(`Boundary of ${name}`, boundary.id, farmId)
}

export function areaFromMap(paddock: PaddockOnMap, farmId: number): Change | undefined {
  const { id, name, area, mapped, seen } = paddock
  if (mapped === undefined) return undefined
  const [values, before] = [{ area: writtenHectares(mapped) }, { area }]
  const label = `Area of ${name}`
  const resource = 'paddocks'
  return { label, farmId, steps: [{ do: 'update', resource, id, values, before, seen }] }
}

export function gaugeChange(gauge: LandGauge, at: Position, { farmId, newId }: Making): Change {
  const values = { location: { type: 'Point', coordinates: rounded(at) } }
  const { place } = gauge
  const of = { geolocatable_type: 'rain_gauges', geolocatable_id: gauge.id }
  const label = `Place of ${gauge.name}`
  if (!place) {
    const step = { do: 'store', resource: 'geolocations', id: newId() } as const
    return { label, farmId, steps: [{ ...step, values: { ...values, ...of } }] }
  }
  const { id, seen, location } = place
  const step = { do: 'update', resource: 'geolocations', id, seen } as const
  return { label, farmId, steps: [{ ...step, values, before: { location } }] }
}

export function gaugeGone({ name, place }: LandGauge, farmId: number): Change | undefined {
  return place && placeGone(`Place of ${name}`, place.id, farmId)
}

function placeGone(label: string, id: number, farmId: number): Change {
  return { label, farmId, steps: [{ do: 'destroy', resource: 'geolocations', id }] }
}
