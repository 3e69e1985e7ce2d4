// The figures of one crop of a period, wherever they are shown: in the sheet and the wizard, in the
// summary, in checks and in the financial record. A figure is a name, what it needs, and one line.

import { noMoney } from './costs/crop-money.ts'
import type { MoneyOfCrop } from './costs/crop-money.ts'
import { areaGrazed, areaLeft, areaReaped, areaTaken } from './crop-area.ts'
import type { CropFacts, CropSurroundings } from './crop-facts.ts'
import { cropFacts } from './crop-facts.ts'
import type { CropIdentity, CropRecord } from './crop-record.ts'
import { wholeRain } from './crop-rain.ts'
import { ownShare } from './crop-sold.ts'
import { inKilograms, yieldOf } from './crop-yield.ts'
import type { TakenOff } from './crop-yield.ts'
import { waterAtSowing } from './fallow-water.ts'
import { grazedDays } from './grazing-gain.ts'
import { groundOf } from './ground-use.ts'
import type { GroundShares } from './ground-use.ts'
import { allWater, irrigationPerHectare, millimetresOf } from './irrigation.ts'
import { ratioOf, sumOf, withoutNoise } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { cropWaterUse, potentialYield, shareOfPotential } from './water-use.ts'

type Figure = (facts: CropFacts) => Known

const cropFigures = {
  /** Hectares: the ground that it took, what was sown of it, and what something came off. */
  area: ({ ground }) => ground,
  area_sown: ({ area_sown }) => area_sown,
  /** Hectares that are ours by our share of what comes off: what our money is divided by. */
  own_area: ({ ground, share }) => ownShare(ground, share),
  /** Kilograms of seed that were sown. */
  seed_sown: ({ events }) => sumOf(events.map(seedSown)),
  area_harvested: ({ events }) => areaTaken(events) || null,
  /** Hectares by header, picker or mill, weighed or not, and what stock went over, crop or stubble. */
  area_reaped: ({ events }) => areaReaped(events),
  area_grazed: ({ events, ground }) => areaGrazed(events, ground),
  /** Hectares that were sown, that nothing came off and of which nobody said what became. */
  area_left: ({ events }) => areaLeft(events),
  /** Of what it is grown for: all that came off, and our share of it (C03). */
  produced: ({ main }) => main.produced,
  own: ({ main, share }) => ownShare(main.produced, share),
  /** Over the ground that it came off, and of hay and grazing each time again (C01, C04, C09, C12, C14). */
  yield: ({ main }) => yieldOf([main.taken]),
  yield_each: ({ main }) => main.each,
  /** Of cane: tonnes of sugar in it, and how much that is in per cent of the cane that it is known of (C10). */
  sugar: ({ milled }) => milled.sugar,
  milled: ({ milled }) => milled.cane,
  ccs: ({ milled }) => milled.ccs,
  /** All hay, in tonnes, and its yield in the year. */
  hay: ({ harvest }) => harvest('hay').produced,
  hay_yield: ({ harvest }) => yieldOf([harvest('hay').taken]),
  /** Kilograms that stock gained on a hectare, and days that they were on (C14). */
  grazing_gain: ({ harvest }) => yieldOf([harvest('grazing').taken]),
  grazed_days: ({ events }) => sumOf(events.map(daysGrazed)),
  /** Millimetres that were read, and the days that nobody read (C70). */
  crop_rain: ({ crop_rain }) => crop_rain.mm,
  crop_rain_unread: ({ crop_rain }) => crop_rain.unread,
  fallow_rain: ({ fallow_rain }) => fallow_rain.mm,
  fallow_rain_unread: ({ fallow_rain }) => fallow_rain.unread,
  /** Millimetres that the fallow kept for the crop (C53). */
  stored_water: facts => storedWater(facts),
  /** Millimetres that the crop had: stored, rained and put on (C58). */
  water: facts => waterUsed(facts),
  /** Megalitres from everywhere: put on, rain that it could use, and stored in the soil (C64). */
  all_water: facts => waterFromEverywhere(facts),
  /** Kilograms for each hectare and millimetre (C59). */
  water_use: facts => ratioOf(kilogramsOfHectare(facts), waterUsed(facts)),
  /** Kilograms that stored water and season rain allowed a hectare, and how much of it came (C54, C55). */
  potential: facts => potential(facts),
  of_potential: facts => shareOfPotential(kilogramsOfHectare(facts), potential(facts)),
  /** Kilograms on each hectare. */
  nitrogen: ({ nutrient }) => nutrient('N'),
  phosphorus: ({ nutrient }) => nutrient('P'),
  potassium: ({ nutrient }) => nutrient('K'),
  sulfur: ({ nutrient }) => nutrient('S'),
  zinc: ({ nutrient }) => nutrient('Zn'),
  /** All elements but nitrogen, phosphorus and potassium. */
  other_elements: ({ other_elements }) => other_elements,
  megalitres: ({ megalitres }) => megalitres,
  /** By what was sown (C62). */
  megalitres_per_ha: facts => irrigationPerHectare([facts.megalitres], wateredGround(facts)),
  /** What it is grown for, for each megalitre. */
  produced_per_ml: ({ main, megalitres }) => ratioOf(main.produced, megalitres),
} satisfies Readonly<Record<string, Figure>>

/** Tonnes; of lint bales. Of what came off and nobody weighed, null; what did not come off is left out. */
export type OwnProducts = Readonly<
  Partial<Record<'grain' | 'cane' | 'hay' | 'lint' | 'seed', Known>>
>

export type CropFigureName = keyof typeof cropFigures

export interface CropLine
  extends CropIdentity, MoneyOfCrop, Readonly<Record<CropFigureName, Known>> {
  readonly sown: string | null
  readonly ended: string | null
  /** Something can still come off it in this period. */
  readonly is_growing: boolean
  /** Whole years that a stand has stood; nothing of a crop of one season. */
  readonly years: Known
  /** What became of its ground, in hectares. */
  readonly ground: GroundShares
  /** Our share of all that came off it, by what it is sold as. */
  readonly own_products: OwnProducts
  /** What was weighed and measured, for yields of several crops. */
  readonly taken: TakenOff
}

export type CropOnGround = Pick<CropLine, 'is_growing' | 'ground'>

/** Whether a crop still grows, and what became of its ground, without its figures. */
export function cropOnGround(record: CropRecord, around: CropSurroundings): CropOnGround {
  return standing(cropFacts(record, around))
}

function standing(facts: CropFacts): CropOnGround {
  const { events, ground: area, crop, sown, has_ended, main } = facts
  return {
    is_growing: sown !== null && !has_ended && main.produced === null,
    ground: groundOf({ events, area, crop }),
  }
}

export function cropLine(record: CropRecord, around: CropSurroundings): CropLine {
  const { id, paddock, crop, enterprise, fallow_type, variety, status, stage, tags } = record
  const facts = cropFacts(record, around)
  const { is_growing, ground } = standing(facts)
  return {
    id,
    paddock,
    crop,
    enterprise,
    fallow_type,
    variety,
    status,
    stage,
    tags,
    ...figuresOf(facts),
    sown: facts.sown,
    ended: facts.last_taken,
    is_growing,
    years: facts.years,
    ground,
    own_products: ownProducts(facts),
    taken: facts.main.taken,
    ...noMoney,
  }
}

function figuresOf(facts: CropFacts): Readonly<Record<CropFigureName, Known>> {
  const named = Object.entries(cropFigures).map(([name, figure]) => [name, figure(facts)])
  return Object.fromEntries(named) as Record<CropFigureName, Known>
}

function ownProducts({ events, share }: CropFacts): OwnProducts {
  const own: Partial<Record<keyof OwnProducts, Known>> = {}
  for (const { kind, quantity, seed = null } of events) {
    if (kind === 'lint') add(own, 'seed', ownShare(seed, share))
    if (isProduct(kind)) add(own, kind, ownShare(quantity, share))
  }
  return own
}

function isProduct(kind: string): kind is 'grain' | 'cane' | 'hay' | 'lint' {
  return kind === 'grain' || kind === 'cane' || kind === 'hay' || kind === 'lint'
}

function add(
  own: Partial<Record<keyof OwnProducts, Known>>,
  product: keyof OwnProducts,
  quantity: Known,
): void {
  const before = own[product] ?? (product in own ? null : 0)
  own[product] = before === null || quantity === null ? null : withoutNoise(before + quantity)
}

/** Of crops whose yield follows from their water. */
function kilogramsOfHectare({ crop, main }: CropFacts): Known {
  return crop?.of_water ? inKilograms(yieldOf([main.taken])) : null
}

/** T4: a fallow of which days are missing says nothing, not 0. */
function storedWater({ fallow_rain, fallow_efficiency }: CropFacts): Known {
  const rain = wholeRain(fallow_rain)
  return rain === null || fallow_efficiency === null ? null : waterAtSowing(rain, fallow_efficiency)
}

function waterUsed(facts: CropFacts): Known {
  const [atSowing, rain] = [storedWater(facts), wholeRain(facts.crop_rain)]
  const irrigation = irrigated(facts)
  if (atSowing === null || rain === null || irrigation === null) return null
  return cropWaterUse({ atSowing, rain, irrigation, atHarvest: 0 })
}

function waterFromEverywhere(facts: CropFacts): Known {
  const { is_water_measured, megalitres, crop_rain } = facts
  const [fromSoil, rain, hectares] = [storedWater(facts), crop_rain.effective, wateredGround(facts)]
  if (!is_water_measured || fromSoil === null || rain === null || hectares === null) return null
  return allWater({ irrigation: megalitres ?? 0, rain, fromSoil, hectares })
}

/** Millimetres; where no irrigation is recorded, none was put on. */
function irrigated(facts: CropFacts): Known {
  const { megalitres, is_water_measured } = facts
  if (!is_water_measured) return null
  return megalitres === null ? 0 : millimetresOf(megalitres, wateredGround(facts))
}

function wateredGround({ area_sown, ground }: CropFacts): Known {
  return area_sown ?? ground
}

/** What is irrigated grows beyond what rain allows. */
function potential(facts: CropFacts): Known {
  const [stored, rain] = [storedWater(facts), wholeRain(facts.season_rain)]
  if (!facts.crop?.of_water || stored === null || rain === null || facts.megalitres) return null
  const { kg_per_mm: slope, evaporation } = facts.crop
  if (slope === null || evaporation === null) return potentialYield({ stored, rain })
  return potentialYield({ stored, rain }, { slope, evaporation })
}

function seedSown({ kind, area, rate = null }: CropFacts['events'][number]): Known {
  return kind !== 'sowing' || area === null || rate === null ? null : withoutNoise(area * rate)
}

function daysGrazed({ kind, day, last_day = null }: CropFacts['events'][number]): Known {
  return kind === 'grazing' ? grazedDays({ start: day, end: last_day }) : null
}
