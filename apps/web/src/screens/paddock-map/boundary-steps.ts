// Writing the boundary of a paddock: its row is changed where there is one, and made where there is not.

import type { ChangeStep } from '../../data/outbox/change.ts'
import type { Shape } from '../../map/shape.ts'
import type { PaddockOnMap } from './paddock-on-map.ts'

export function boundarySteps(
  { id, boundary }: Pick<PaddockOnMap, 'id' | 'boundary'>,
  shape: Shape,
  newId: () => number,
): readonly ChangeStep[] {
  const values = { location: shape }
  if (boundary) {
    const before = { location: boundary.location }
    const row = { resource: 'geolocations', id: boundary.id, seen: boundary.seen } as const
    return [{ do: 'update', ...row, values, before }]
  }
  const of = { geolocatable_type: 'paddocks', geolocatable_id: id }
  return [{ do: 'store', resource: 'geolocations', id: newId(), values: { ...values, ...of } }]
}
