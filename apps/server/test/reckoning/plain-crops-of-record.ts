// The crops of the financial record, reckoned from the crops that the screens show: dryland, irrigated and
// cane apart, by the use of their land (T7, T12).

import type { LandOfCrop, PlainCrop } from './plain-crop.ts'
import { per, times, total } from './plain-figures.ts'
import { plainTotals } from './plain-totals.ts'
import type { Figure } from './raw-farm.ts'

type Crops = readonly PlainCrop[]
type Figures = Readonly<Record<string, Figure>>

const irrigated = ['irrigated-cropping', 'semi-irrigated-cropping']

/** Grown for harvest: neither bare ground nor pasture. */
export function isCropped({ crop, land }: PlainCrop): boolean {
  const isPasture = crop?.perennial === true && crop.harvest === 'grazing'
  return crop !== undefined && !land.isBare && !isPasture
}

export function segmentOf(crop: PlainCrop): 'dryland' | 'irrigated' | 'cane' | undefined {
  const { use, isUnderWater } = crop.land
  const harvest = crop.crop?.harvest ?? ''
  if (!isCropped(crop)) return undefined
  if (harvest === 'cane') return 'cane'
  if (use === 'dryland-cropping') return 'dryland'
  if (use !== null && irrigated.includes(use)) return 'irrigated'
  // Elsewhere only what is harvested is a crop; on ground for cane and trees all is.
  const isGroundForCrops = use === 'sugarcane' || use === 'horticulture'
  if (!isGroundForCrops && harvest !== 'grain' && harvest !== 'lint') return undefined
  return isUnderWater ? 'irrigated' : 'dryland'
}

/** `incomes`: what each kind of crop earned but for hay, which the record tells by itself. */
export function plainCropsOfRecord(crops: Crops, incomes: ReadonlyMap<number, Figure>): Figures {
  const of = (segment: string) => crops.filter(crop => segmentOf(crop) === segment)
  const onLand = (...uses: string[]) => crops.filter(({ land }) => uses.includes(land.use ?? ''))
  const kind = (...slugs: string[]) => crops.filter(({ crop }) => slugs.includes(crop?.slug ?? ''))
  const off = (harvest: string) => crops.filter(({ crop }) => crop?.harvest === harvest)
  const watered = crops.filter(({ megalitres }) => (megalitres ?? 0) > 0)
  const cropped = crops.filter(isCropped)
  const lucerne = kind('lucerne-grazing', 'lucerne-hay')
  const forage = off('grazing').filter(({ crop }) => crop?.perennial === false)
  const bales = watered.filter(({ crop }) => crop?.harvest === 'lint')
  const told = bales.filter(one => one.produced !== null && one.all_water !== null)
  const zero = orNone(crops)
  return {
    ...segment('dl', of('dryland'), onLand('dryland-cropping'), zero),
    ...segment('ir', of('irrigated'), onLand(...irrigated), zero),
    cane_area_ha: areaOf(of('cane'), zero),
    crop_tonnes_per_ha: yieldOf(off('grain')),
    wheat_yield: yieldOf(kind('wheat')),
    cotton_yield: yieldOf(kind('cotton')),
    cane_yield: yieldOf(off('cane')),
    wue_wheat: useOf(kind('wheat')),
    wue_all_crops: meanUse(crops, own => incomes.get(own[0]?.crop?.id ?? 0) ?? null),
    bales_per_ml: per(
      total(bales.map(({ produced }) => produced)),
      total(bales.map(one => one.megalitres)),
    ),
    ir_gpwui: per(
      total(told.map(({ produced }) => produced)),
      total(told.map(one => one.all_water)),
    ),
    ...named('rain_fallow_mm', cropped, fallowRain),
    fertiliser_kg_n_per_ha: fed(cropped, one => one.nitrogen),
    fertiliser_kg_p_per_ha: fed(cropped, one => one.phosphorus),
    fertiliser_kg_k_per_ha: fed(cropped, one => one.land.potassium),
    fertiliser_kg_s_per_ha: fed(cropped, one => one.land.sulphur),
    water_used_ml: total(crops.map(({ megalitres }) => megalitres)),
    ir_area_irrigated_ha: total(watered.map(one => one.area_sown ?? one.area)),
    gz_area_grazed_crop_ha: zero(total(cropped.map(({ land }) => land.grazed))),
    pas_lucerne_ha: areaOf(lucerne, zero),
    pas_forage_ha: areaOf(forage, zero),
    pas_lucerne_paddocks_no: paddocksOf(lucerne, zero),
    pas_forage_paddocks_no: paddocksOf(forage, zero),
  }
}

type OrNone = (figure: Figure) => Figure

/** Where crops are recorded and none of them is meant, there is none. */
const orNone =
  (crops: Crops): OrNone =>
  figure =>
    figure ?? (crops.length > 0 ? 0 : null)

function segment(prefix: string, own: Crops, ground: Crops, zero: OrNone): Figures {
  const land = (figure: (land: LandOfCrop) => Figure) =>
    zero(total(own.map(crop => figure(crop.land))))
  const bare = ground.filter(crop => crop.land.isBare)
  const sown = new Set(own.flatMap(one => (one.sown === null ? [] : [one.crop?.id])))
  const figures: Figures = {
    area_cropped_ha: areaOf(own, zero),
    area_harvested_ha: land(({ harvested }) => harvested),
    area_fallow_ha: zero(total(bare.map(({ area }) => area))),
    area_failed_ha: land(({ failed }) => failed),
    area_hay_ha: land(({ cut }) => cut),
    area_double_crop_ha: areaOf(
      own.filter(one => one.land.isSecond),
      zero,
    ),
    crop_types_no: zero(sown.size || null),
    ...named('main_crop_ha', own, main => total(main.map(({ area }) => area))),
    ...named('main_crop_yield', own, yieldOf),
    avg_wue: meanUse(
      own.filter(({ crop }) => crop?.harvest === 'grain'),
      kinds => total(kinds.map(({ measured }) => measured)),
    ),
    fallow_rain_mm: fallowRain(own),
  }
  return Object.fromEntries(
    Object.entries(figures).map(([name, one]) => [`${prefix}_${name}`, one]),
  )
}

/** Where two kinds have as much ground, either may be the main one: then it is not reckoned. */
function named(name: string, crops: Crops, figure: (main: Crops) => Figure): Figures {
  const kinds = [...kindsOf(crops)].map(own => ({
    own,
    area: total(own.map(one => one.area)) ?? 0,
  }))
  const most = Math.max(0, ...kinds.map(({ area }) => area))
  const main = kinds.filter(({ area }) => most - area < 0.01)
  if (main.length > 1) return {}
  return { [name]: figure(main[0]?.own ?? []) }
}

function kindsOf(crops: Crops): Iterable<Crops> {
  return Map.groupBy(crops, ({ crop }) => crop?.id).values()
}

function areaOf(crops: Crops, zero: OrNone): Figure {
  return crops.length === 0 ? zero(null) : total(crops.map(({ area }) => area))
}

function paddocksOf(crops: Crops, zero: OrNone): Figure {
  return zero(new Set(crops.map(({ land }) => land.paddock)).size || null)
}

const yieldOf = (crops: Crops): Figure => plainTotals(crops).yield
const useOf = (crops: Crops): Figure => plainTotals(crops).water_use

function meanUse(crops: Crops, weight: (own: Crops) => Figure): Figure {
  return mean([...kindsOf(crops)].map(own => [useOf(own), weight(own)]))
}

function fallowRain(crops: Crops): Figure {
  return mean(crops.map(({ fallow_rain, area }) => [fallow_rain, area]))
}

/** By weight, of those of which both are known. */
function mean(parts: readonly (readonly [Figure, Figure])[]): Figure {
  const known = parts.filter(([figure, weight]) => figure !== null && weight !== null)
  return per(
    total(known.map(([figure, weight]) => times(figure, weight))),
    total(known.map(([, weight]) => weight)),
  )
}

/** C77: what had none counts with its hectares. */
function fed(crops: Crops, rate: (crop: PlainCrop) => Figure): Figure {
  return per(
    total(crops.map(crop => times(rate(crop), crop.area))),
    total(crops.map(one => one.area)),
  )
}
