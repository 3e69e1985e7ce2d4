// The crops of the financial record, dryland, irrigated and cane apart: built on the lines that the
// cropping summary and the sheet show.

import { cropTotals } from '../crops/crop-group.ts'
import type { CropLine } from '../crops/crop-line.ts'
import type { CropRecord } from '../crops/crop-record.ts'
import { isGrownForHarvest } from '../crops/costs/cost-drivers.ts'
import { yieldOf } from '../crops/crop-yield.ts'
import { producePerMegalitre } from '../crops/irrigation.ts'
import { nutrientOfCrop } from '../crops/nutrients.ts'
import { sumOf, weightedMean } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { irrigatedUses } from './record-land.ts'

/** A crop with what its line does not say. */
export interface CropOfRecord {
  readonly line: CropLine
  /** Lasting name of the land use of its paddock. */
  readonly use: string | null
  /** Its paddock can be watered. */
  readonly isUnderWater: boolean
  readonly isDoubleCrop: boolean
  readonly nutrients: CropRecord['nutrients']
}

export type CropSegment = 'dryland' | 'irrigated' | 'cane'

const usesOf: Readonly<Record<CropSegment, readonly string[]>> = {
  dryland: ['dryland-cropping'],
  irrigated: irrigatedUses,
  cane: ['sugarcane'],
}

type Crops = readonly CropOfRecord[]
type CropFiguresOfRecord = Readonly<Record<string, (crops: Crops) => Known>>

export const cropFiguresOfRecord: CropFiguresOfRecord = {
  ...segmentFigures('dl', 'dryland'),
  ...segmentFigures('ir', 'irrigated'),
  cane_area_ha: crops => croppedArea(ofSegment(crops, 'cane'), crops),
  crop_tonnes_per_ha: crops =>
    yieldOf(linesOf(harvested(crops, 'grain')).map(({ taken }) => taken)),
  wheat_yield: crops => yieldOfKind(crops, isKind('wheat')),
  cotton_yield: crops => yieldOfKind(crops, isKind('cotton')),
  cane_yield: crops => yieldOfKind(crops, ({ line }) => line.crop?.harvest === 'cane'),
  wue_wheat: crops => waterUse(crops.filter(isKind('wheat'))),
  wue_all_crops: crops => waterUseByWorth(crops),
  bales_per_ml: crops => balesOfMegalitre(crops),
  ir_gpwui: crops => balesOfAllWater(crops),
  rain_fallow_mm: crops => fallowRain(mainCrop(crops.filter(isCropped))),
  fertiliser_kg_n_per_ha: crops => nutrient(crops, 'N'),
  fertiliser_kg_p_per_ha: crops => nutrient(crops, 'P'),
  fertiliser_kg_k_per_ha: crops => nutrient(crops, 'K'),
  fertiliser_kg_s_per_ha: crops => nutrient(crops, 'S'),
  water_used_ml: crops => sumOf(linesOf(crops).map(({ megalitres }) => megalitres)),
  ir_area_irrigated_ha: crops =>
    sumOf(linesOf(watered(crops)).map(line => line.area_sown ?? line.area)),
  gz_area_grazed_crop_ha: crops => grazedArea(crops),
  pas_lucerne_ha: crops => pastureArea(crops, isLucerne),
  pas_forage_ha: crops => pastureArea(crops, isForage),
  pas_lucerne_paddocks_no: crops => pasturePaddocks(crops, isLucerne),
  pas_forage_paddocks_no: crops => pasturePaddocks(crops, isForage),
}

function segmentFigures(prefix: 'dl' | 'ir', segment: CropSegment): CropFiguresOfRecord {
  const figures: CropFiguresOfRecord = {
    area_cropped_ha: crops => croppedArea(ofSegment(crops, segment), crops),
    area_harvested_ha: crops =>
      orNone(sumOf(linesOf(ofSegment(crops, segment)).map(line => line.area_reaped)), crops),
    area_fallow_ha: crops => groundWhere(onLand(crops, usesOf[segment]), crops, ['fallow']),
    area_failed_ha: crops => groundWhere(ofSegment(crops, segment), crops, ['failed']),
    area_hay_ha: crops => groundWhere(ofSegment(crops, segment), crops, ['hay']),
    area_double_crop_ha: crops =>
      croppedArea(
        ofSegment(crops, segment).filter(({ isDoubleCrop }) => isDoubleCrop),
        crops,
      ),
    crop_types_no: crops => kindsSown(ofSegment(crops, segment), crops),
    main_crop_ha: crops => areaOf(mainCrop(ofSegment(crops, segment))),
    main_crop_yield: crops => cropTotals(linesOf(mainCrop(ofSegment(crops, segment)))).yield,
    avg_wue: crops => waterUse(harvested(ofSegment(crops, segment), 'grain')),
    fallow_rain_mm: crops => fallowRain(ofSegment(crops, segment)),
  }
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [`${prefix}_${name}`, figure]),
  )
}

/** What is grown for harvest, by the land; what is sown between two stands of cane is no cane. */
export function segmentOf(crop: CropOfRecord): CropSegment | undefined {
  return isCropped(crop) ? segmentOfLand(crop) : undefined
}

function segmentOfLand({ line, use, isUnderWater }: CropOfRecord): CropSegment | undefined {
  if (line.crop?.harvest === 'cane') return 'cane'
  if (use !== null && usesOf.dryland.includes(use)) return 'dryland'
  if (use !== null && usesOf.irrigated.includes(use)) return 'irrigated'
  const isForCrops = use === 'sugarcane' || use === 'horticulture'
  const isHarvested = ['grain', 'lint'].includes(line.crop?.harvest ?? '')
  if (!isForCrops && !isHarvested) return undefined
  return isUnderWater ? 'irrigated' : 'dryland'
}

function ofSegment(crops: Crops, segment: CropSegment): Crops {
  return crops.filter(crop => segmentOf(crop) === segment)
}

/** Bare ground with the crops, by the use of the land alone. */
function onLand(crops: Crops, uses: readonly string[]): Crops {
  return crops.filter(({ use }) => use !== null && uses.includes(use))
}

function isCropped({ line }: CropOfRecord): boolean {
  return isGrownForHarvest(line)
}

const linesOf = (crops: Crops): readonly CropLine[] => crops.map(({ line }) => line)

const isKind =
  (slug: string) =>
  ({ line }: CropOfRecord): boolean =>
    line.crop?.slug === slug

function harvested(crops: Crops, harvest: string): Crops {
  return crops.filter(({ line }) => line.crop?.harvest === harvest)
}

const watered = (crops: Crops): Crops => crops.filter(({ line }) => (line.megalitres ?? 0) > 0)

/** Where crops are recorded and none is meant, there is none; where none is recorded, nobody knows. */
function orNone(figure: Known, crops: Crops): Known {
  return figure ?? (crops.length > 0 ? 0 : null)
}

function areaOf(crops: Crops): Known {
  return sumOf(linesOf(crops).map(({ area }) => area))
}

function croppedArea(meant: Crops, crops: Crops): Known {
  return meant.length === 0 ? orNone(null, crops) : areaOf(meant)
}

function groundWhere(meant: Crops, crops: Crops, parts: readonly (keyof CropLine['ground'])[]) {
  const areas = linesOf(meant).flatMap(({ ground }) => parts.map(part => ground[part] ?? null))
  return orNone(sumOf(areas), crops)
}

function kindsSown(meant: Crops, crops: Crops): Known {
  const sown = linesOf(meant).filter(line => line.sown !== null)
  const kinds = new Set(sown.flatMap(({ crop }) => crop?.id ?? []))
  return orNone(kinds.size || null, crops)
}

/** The kind with the most ground; of two alike, the one that comes first. */
function mainCrop(crops: Crops): Crops {
  const kinds = [...Map.groupBy(crops, ({ line }) => line.crop?.id).values()]
  return kinds.toSorted((one, other) => (areaOf(other) ?? 0) - (areaOf(one) ?? 0))[0] ?? []
}

function yieldOfKind(crops: Crops, isMeant: (crop: CropOfRecord) => boolean): Known {
  return yieldOf(linesOf(crops.filter(isMeant)).map(({ taken }) => taken))
}

/** Of several kinds together, each counts by its ground. */
function waterUse(crops: Crops): Known {
  return weightedMean(
    [...Map.groupBy(linesOf(crops), ({ crop }) => crop?.id).values()].map(lines => ({
      figure: cropTotals(lines).water_use,
      weight: sumOf(lines.map(({ taken }) => taken.area)),
    })),
  )
}

/** The dearer crops count for more. */
function waterUseByWorth(crops: Crops): Known {
  return weightedMean(
    [...Map.groupBy(linesOf(crops), ({ crop }) => crop?.id).values()].map(lines => ({
      figure: cropTotals(lines).water_use,
      weight: sumOf(lines.map(({ income }) => income)),
    })),
  )
}

/** C63, of the cotton that was watered. */
function balesOfMegalitre(crops: Crops): Known {
  const lines = linesOf(watered(harvested(crops, 'lint')))
  const bales = sumOf(lines.map(({ produced }) => produced))
  return producePerMegalitre(bales, sumOf(lines.map(({ megalitres }) => megalitres)))
}

/** C64, of the same cotton as far as all of its water is known. */
function balesOfAllWater(crops: Crops): Known {
  const lines = linesOf(watered(harvested(crops, 'lint'))).filter(
    ({ produced, all_water }) => produced !== null && all_water !== null,
  )
  const bales = sumOf(lines.map(({ produced }) => produced))
  return producePerMegalitre(bales, sumOf(lines.map(({ all_water }) => all_water)))
}

function fallowRain(crops: Crops): Known {
  return weightedMean(
    linesOf(crops).map(({ fallow_rain: figure, area: weight }) => ({ figure, weight })),
  )
}

/** C77: what had none counts with its hectares. */
function nutrient(crops: Crops, element: string): Known {
  const grown = crops.filter(isCropped)
  return nutrientOfCrop(
    grown.map(({ nutrients, line }) => ({ rate: rateOf(nutrients, element), area: line.area })),
    areaOf(grown),
  )
}

function rateOf(nutrients: CropOfRecord['nutrients'], element: string): Known {
  return sumOf(nutrients.flatMap(one => (one.element === element ? [one.rate] : [])))
}

function grazedArea(crops: Crops): Known {
  const areas = crops.filter(isCropped).map(({ line }) => line.area_grazed)
  return orNone(sumOf(areas), crops)
}

const isLucerne = ({ line: { crop } }: CropOfRecord): boolean =>
  crop?.slug === 'lucerne-grazing' || crop?.slug === 'lucerne-hay'
const isForage = ({ line: { crop } }: CropOfRecord): boolean =>
  crop?.harvest === 'grazing' && !crop.perennial

function pastureArea(crops: Crops, isMeant: (crop: CropOfRecord) => boolean): Known {
  return croppedArea(crops.filter(isMeant), crops)
}

function pasturePaddocks(crops: Crops, isMeant: (crop: CropOfRecord) => boolean): Known {
  const paddocks = new Set(linesOf(crops.filter(isMeant)).map(({ paddock }) => paddock.id))
  return orNone(paddocks.size || null, crops)
}
