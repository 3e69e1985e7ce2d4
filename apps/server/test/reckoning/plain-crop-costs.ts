// What crops cost by themselves, reckoned kind by kind: hectares at what the yearly sheet says that a hectare
// cost (C31), or where it says nothing, what they bear of the lines of direct costs. Where crops are recorded by paddock, theirs are the hectares; else those of the sheet.

import { segmentOf } from './plain-crops-of-record.ts'
import type { PlainCrop } from './plain-crop.ts'
import { per, times, total } from './plain-figures.ts'
import type { CropType, Figure } from './raw-farm.ts'
import type { RawCropSheet } from './raw-record.ts'

export interface AskedCosts {
  readonly sheets: readonly RawCropSheet[]
  readonly crops: readonly PlainCrop[]
  readonly types: ReadonlyMap<number, CropType>
  /** What each crop bears of the lines, by its number. */
  readonly borne: ReadonlyMap<number, number>
}

export function plainCropCosts(asked: AskedCosts) {
  return {
    dl_crop_direct_cost: costOf('dryland', asked),
    ir_crop_direct_cost: costOf('irrigated', asked),
    co_cane_direct_cost: costOf('cane', asked),
  }
}

/** A kind that grew and of which nobody knows what it cost leaves all of them unknown. */
function costOf(segment: string, { sheets, crops, types, borne }: AskedCosts): Figure {
  const isCane = (kind: number) => types.get(kind)?.harvest === 'cane'
  const own = sheets.filter(
    ({ land, crop_type_id }) => (isCane(crop_type_id) ? 'cane' : land) === segment,
  )
  const hectares: readonly (readonly [number, Figure])[] =
    crops.length > 0
      ? crops
          .filter(crop => segmentOf(crop) === segment)
          .map(({ crop, area }) => [crop?.id ?? 0, area])
      : own.map(sheet => [sheet.crop_type_id, sheet.area_sown])
  let cost: Figure = null
  const there = crops.filter(crop => segmentOf(crop) === segment)
  for (const kind of new Set(hectares.map(([id]) => id))) {
    const grown = total(hectares.flatMap(([id, area]) => (id === kind ? [area] : [])))
    const paid = times(grown, priceOf(own.filter(sheet => sheet.crop_type_id === kind)))
    const bears = there.flatMap(({ id, crop }) =>
      crop?.id === kind ? [borne.get(id) ?? null] : [],
    )
    const known = paid === null ? total(bears) : Math.round(paid)
    if (known === null) return null
    cost = (cost ?? 0) + known
  }
  return cost
}

/** Two sheets of one kind count by their hectares. */
function priceOf(sheets: readonly RawCropSheet[]): Figure {
  if (sheets.length === 1) return sheets[0]?.direct_cost ?? null
  const parts = sheets.map(one => times(one.direct_cost, one.area_sown))
  if (parts.includes(null)) return null
  return per(total(parts), total(sheets.map(one => one.area_sown)))
}
