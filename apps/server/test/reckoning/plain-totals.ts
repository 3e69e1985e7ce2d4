// The figures of several crops of one kind together, reckoned from those of each.

import { per, times, total } from './plain-figures.ts'
import type { PlainCrop } from './plain-crop.ts'
import type { Figure } from './raw-farm.ts'

export type PlainTotals = Readonly<Record<(typeof names)[number], Figure>>

const names = [
  'area',
  'own_area',
  'area_sown',
  'produced',
  'own',
  'hay',
  'sugar',
  'ccs',
  'yield',
  'yield_on_sown',
  'crop_rain',
  'water_use',
  'of_potential',
  'nitrogen',
  'phosphorus',
  'potassium',
  'sulfur',
  'megalitres',
  'megalitres_per_ha',
  'produced_per_ml',
] as const

/** Of one kind of crop alone: tonnes of two kinds are no sum. */
export function plainTotals(crops: readonly PlainCrop[]): PlainTotals {
  const sum = (figure: (crop: PlainCrop) => Figure) => total(crops.map(figure))
  const weighed = crops.filter(crop => crop.weighed !== null && crop.measured !== null)
  const watered = crops.filter(({ megalitres }) => megalitres !== null)
  const yielding = watered.filter(one => one.produced_per_ml !== null)
  const used = crops.filter(({ water_use }) => water_use !== null)
  const judged = crops.filter(one => one.potential !== null && one.yield !== null)
  return {
    area: sum(({ area }) => area),
    own_area: sum(one => one.own_area),
    area_sown: sum(({ area_sown }) => area_sown),
    produced: sum(({ produced }) => produced),
    own: sum(({ own }) => own),
    hay: sum(({ hay }) => hay),
    sugar: sum(({ sugar }) => sugar),
    ccs: ccsOf(crops.filter(({ ccs }) => ccs !== null)),
    yield: per(total(weighed.map(one => one.weighed)), total(weighed.map(one => one.measured))),
    yield_on_sown: yieldOnSown(crops),
    crop_rain: byHectares(
      crops.filter(({ crop_rain }) => crop_rain !== null),
      one => one.crop_rain,
    ),
    water_use: per(
      total(used.map(one => times(times(one.yield, 1000), one.measured))),
      total(used.map(one => times(one.water, one.measured))),
    ),
    of_potential: per(
      total(judged.map(one => times(times(one.yield, 1000), one.measured))),
      total(judged.map(one => times(one.potential, one.measured))),
    ),
    potassium: nutrient(crops, ({ land }) => land.potassium),
    sulfur: nutrient(crops, ({ land }) => land.sulphur),
    nitrogen: nutrient(crops, ({ nitrogen }) => nitrogen),
    phosphorus: nutrient(crops, ({ phosphorus }) => phosphorus),
    megalitres: sum(({ megalitres }) => megalitres),
    megalitres_per_ha: per(
      total(watered.map(({ megalitres }) => megalitres)),
      total(watered.map(one => one.area_sown ?? one.area)),
    ),
    produced_per_ml: per(
      total(yielding.map(({ produced }) => produced)),
      total(yielding.map(({ megalitres }) => megalitres)),
    ),
  }
}

/** C10, by the cane whose sugar is known. */
function ccsOf(crops: readonly PlainCrop[]): Figure {
  return per(
    total(crops.map(one => times(one.ccs, one.milled))),
    total(crops.map(({ milled }) => milled)),
  )
}

/** C77: crops that had none count with their hectares; bare ground does not. */
function nutrient(crops: readonly PlainCrop[], rate: (crop: PlainCrop) => Figure): Figure {
  const grown = crops.filter(({ crop }) => crop?.harvest !== 'none')
  return per(
    total(grown.map(crop => times(rate(crop), crop.area))),
    total(grown.map(({ area }) => area)),
  )
}

function byHectares(crops: readonly PlainCrop[], figure: (crop: PlainCrop) => Figure): Figure {
  const measured = crops.filter(({ area }) => area !== null)
  return per(
    total(measured.map(crop => times(figure(crop), crop.area))),
    total(measured.map(({ area }) => area)),
  )
}

/** C02: of annual crops of which something is off, less what was not meant to be harvested. */
function yieldOnSown(crops: readonly PlainCrop[]): Figure {
  const off = crops.filter(({ ended, crop }) => ended !== null && !crop?.perennial)
  const sown = total(off.map(({ area_sown }) => area_sown))
  const otherwise = total(off.map(crop => crop.otherwise)) ?? 0
  return per(total(off.map(({ produced }) => produced)), sown && Math.max(0, sown - otherwise))
}
