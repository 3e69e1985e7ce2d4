// A crop as it is recorded, put together from its row and from all that was done to it.

import type { MeasuredEvent } from '@furrow/farming/crops/crop-event'
import { varietySown } from '@furrow/farming/crops/crop-record'
import type { CropRecord } from '@furrow/farming/crops/crop-record'
import { weightGain } from '@furrow/farming/crops/grazing-gain'
import type { StoredCropEvent } from './crop-event-rows.ts'
import type { StoredCrop } from './recorded-crop-rows.ts'

export function cropRecord(row: StoredCrop, done: readonly StoredCropEvent[]): CropRecord {
  const { rain_gauge_id: _, crop, ...said } = row
  const ofKind = (kind: StoredCropEvent['kind']) => done.filter(one => one.kind === kind)
  return {
    ...said,
    crop: crop && { ...crop, of_water: crop.of_water === true },
    variety: varietySown(ofKind('sowing')),
    events: done.flatMap(one => eventOf(one) ?? []),
    irrigations: ofKind('irrigation').map(({ quantity }) => quantity),
    nutrients: ofKind('fertiliser').map(({ how, quantity }) => ({
      element: how ?? '',
      rate: quantity,
    })),
  }
}

function eventOf(stored: StoredCropEvent): MeasuredEvent | undefined {
  const { kind, id, day, last_day, area, rate, how, seed, sugar, weight_on, weight_off } = stored
  if (kind === 'irrigation' || kind === 'fertiliser') return undefined
  const gained = weightGain({ weightOn: weight_on, weightOff: weight_off })
  const quantity = kind === 'grazing' ? gained : stored.quantity
  return { kind, id, day, last_day, area, rate, how, seed, sugar, quantity }
}
