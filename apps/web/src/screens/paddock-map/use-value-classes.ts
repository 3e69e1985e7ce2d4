// The colours of paddocks by what a hectare is worth.

import { lastValuation } from '@furrow/farming/land/hectare-value'
import { useMemo } from 'react'
import { useLandValues } from '../../period/land/use-land-values.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import type { ColourClass } from './colouring.ts'
import { valueBands } from './value-bands.ts'

interface ValuedPaddock {
  readonly id: number
  readonly property_id: number | null
  readonly valuation_category_id: number | null
}

/** Of no paddock for who may not see the money of the farm. */
export function useValueClasses(
  place: CollectionPlace,
  paddocks: readonly ValuedPaddock[],
  seesMoney: boolean,
): ReadonlyMap<number, ColourClass> {
  const { landValues, begins } = useLandValues(place, { enabled: seesMoney })
  return useMemo(() => {
    if (!seesMoney || begins === undefined) return new Map()
    const values = paddocks.map(paddock => {
      const { property_id: property, valuation_category_id: landClass } = paddock
      return lastValuation(landValues, { property, landClass }, begins)?.cents ?? null
    })
    const classOf = valueBands(values)
    return new Map(paddocks.map(({ id }, at) => [id, classOf(values[at] ?? null)]))
  }, [seesMoney, begins, landValues, paddocks])
}
