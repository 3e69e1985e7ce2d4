// What every screen of a farm, and of its period, reads before it is shown.

import { asked } from '../data/rows/answer-query.ts'
import { rowsAhead } from '../data/rows/read-ahead.ts'
import type { Ahead } from '../data/rows/read-ahead.ts'
import type { AddressedPlace } from '../routing/screen-route.ts'

export function farmFirst({ farmId }: AddressedPlace): readonly Ahead[] {
  return [rowsAhead('farms', { where: { id: farmId } })]
}

export function periodFirst(place: AddressedPlace): readonly Ahead[] {
  const { linkWish, paddocksWish, ofPeriod } = wishesOf(place)
  return [
    rowsAhead('farm_period', linkWish),
    rowsAhead('farm_period', periodsOf(place.farmId)),
    periodAhead(place.periodId),
    rowsAhead('paddocks', paddocksWish),
    rowsAhead('crop_collections', ofPeriod),
    rowsAhead('sowing_collection_events', ofPeriod),
  ]
}

export function periodAhead(id: number) {
  return rowsAhead('periods', { where: { id } })
}

/** In one place, so that what is read ahead is what is asked for. */
export function wishesOf({ farmId, periodId }: AddressedPlace) {
  const where = { farm_id: farmId, period_id: periodId }
  return {
    linkWish: { where },
    ofPeriod: { where },
    paddocksWish: { where, sort: ['name'] },
  } as const
}

export function periodsOf(farmId: number) {
  return { where: { farm_id: farmId }, includes: ['period'] } as const
}

/** Gauges, properties, contacts: whatever a farm has a list of. */
export function listOf(farmId: number) {
  return { where: { farm_id: farmId }, sort: ['name'] } as const
}

export function summedCropsOf({ farmId, periodId }: AddressedPlace) {
  return asked({
    key: ['cropping summary', farmId, periodId],
    ask: (api, signal) => api.croppingSummary(farmId, periodId, { signal }),
    resources: 'all',
    farmId,
  })
}

export interface SomeStock {
  readonly livestockEnterpriseIds?: readonly number[] | undefined
  readonly livestockTypeIds?: readonly number[] | undefined
}

export function summedStockOf({ farmId, periodId }: AddressedPlace, of: SomeStock) {
  return asked({
    key: ['livestock summary', farmId, periodId, JSON.stringify(of)],
    ask: (api, signal) => api.livestockSummary(farmId, periodId, { signal, ...of }),
    resources: 'all',
    farmId,
  })
}

export function openPointsOf({ farmId, periodId }: AddressedPlace) {
  return asked({
    key: ['open points', farmId, periodId],
    ask: (api, signal) => api.openPoints(farmId, periodId, { signal }),
    resources: 'all',
    farmId,
  })
}

export function completenessOf({ farmId, periodId }: AddressedPlace) {
  return asked({
    key: ['completeness', farmId, periodId],
    ask: (api, signal) => api.completeness.of(farmId, periodId, { signal }),
    // Whatever is recorded of the farm may change it.
    resources: 'all',
    farmId,
  })
}
