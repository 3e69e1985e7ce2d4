// What all parts of the crops of one made-up farm share while they are being made, and a crop on a
// paddock as they hand it to each other. Days are whole numbers here (days.ts).

import { factsOf } from './facts.ts'
import type { Region } from './facts.ts'
import type { CropFacts } from './field-crops.ts'
import { dayNumber, dayText, yearOf } from '../demo-days.ts'
import type { FarmKind, MadeCrop, MadePaddock, MadeRain, Making, PlannedPeriod } from '../plan.ts'
import type { Random } from '../random.ts'

export interface CropFarm {
  readonly making: Making
  readonly random: Random
  readonly region: Region
  readonly lastPeriod: PlannedPeriod | undefined
  /** Millimetres from one day up to another, the latter left out. */
  rain(from: number, until: number): number
  /** By crop: the two varieties that this farm sows. */
  readonly favourites: Map<string, readonly string[]>
  /** By period and crop: the row that says that the crop is grown. */
  readonly grown: Map<string, number>
  readonly gaps: Gaps
}

/** What is not recorded in the last period: by crop, once it has been left out. */
interface Gaps {
  readonly wanted: boolean
  unnamed: number | null
  unharvested: number | null
}

/** A crop as it turned out, with what the sales have to know besides. */
export interface CropOutcome extends MadeCrop {
  /** The row that says that this farm grows the crop in this period. */
  readonly grown: number
  readonly irrigated: boolean
  readonly lastHarvest: string | null
}

/** A crop in the ground. */
export interface Standing {
  readonly paddock: MadePaddock
  readonly crop: string
  readonly facts: CropFacts
  readonly irrigated: boolean
  readonly collection: number
  readonly area: number
  /** When the ground was freed, the crop sown and, for as long as nothing goes wrong, ripe. */
  readonly freed: number
  readonly sown: number
  readonly ripe: number
}

export interface Life extends Standing {
  readonly lifecycle: number
}

export function cropFarm(making: Making, rain: MadeRain): CropFarm {
  const { plan, random } = making
  const region = regions[plan.kind]
  return {
    making,
    random: random.stream('crops'),
    region,
    lastPeriod: plan.periods.at(-1),
    rain: knownRain(making, rain),
    favourites: new Map(),
    grown: new Map(),
    gaps: { wanted: plan.full && !plan.handedIn, unnamed: null, unharvested: null },
  }
}

const regions: Readonly<Record<FarmKind, Region>> = {
  mixed: 'south',
  sheep: 'south',
  grain: 'north',
  cotton: 'north',
  cane: 'north',
  beef: 'north',
}

/** Farms with few readings know nothing of the rain before their first period: it was middling. */
function knownRain({ plan }: Making, rain: MadeRain): CropFarm['rain'] {
  const [first, last] = [plan.periods[0]?.start ?? '', plan.periods.at(-1)?.end ?? '']
  const between = (from: number, until: number) =>
    until > from ? rain.between(dayText(from), dayText(until - 1)) : 0
  if ('years' in plan.rain) return between
  const known = dayNumber(first)
  const daily = rain.between(first, last) / (dayNumber(last) - known + 1)
  return (from, until) =>
    between(Math.max(from, known), until) + daily * Math.max(0, Math.min(until, known) - from)
}

export const isIrrigated = ({ use, irrigation }: MadePaddock): boolean =>
  use === 'irrigated-cropping' ||
  use === 'irrigated-pasture' ||
  (use === 'sugarcane' && irrigation !== null)

/** The keys that every event of a crop carries. */
export function whereOf({ making }: CropFarm, { collection, paddock }: Where) {
  return {
    crop_collection_id: collection,
    farm_id: making.farm,
    period_id: paddock.period.id,
  }
}

type Where = Pick<Standing, 'collection' | 'paddock'>

export function varietyOf(farm: CropFarm, crop: string): string | null {
  const { varieties } = factsOf(crop, farm.region)
  if (varieties.length === 0) return null
  const known = farm.favourites.get(crop)
  if (known) return farm.random.pick(known)
  const favourites = [farm.random.pick(varieties), farm.random.pick(varieties)]
  farm.favourites.set(crop, favourites)
  return farm.random.pick(favourites)
}

/** A crop of the last period whose harvest nobody has recorded yet. */
export function isForgotten({ gaps, lastPeriod }: CropFarm, crop: Standing): boolean {
  const { wanted, unnamed, unharvested } = gaps
  if (!wanted || crop.paddock.period !== lastPeriod) return false
  if (unnamed === null || unnamed === crop.collection || unharvested !== null) return false
  gaps.unharvested = crop.collection
  return true
}

/** A sowing day of the period's year: January and February are those of the next. */
export function sowingDay({ start }: PlannedPeriod, monthDay: string): number {
  return dayNumber(`${yearOf(start) + (monthDay < '03' ? 1 : 0)}-${monthDay}`)
}

/** A harvest day of the period's year: it begins in September. */
export function harvestDay({ start }: PlannedPeriod, monthDay: string): number {
  return dayNumber(`${yearOf(start) + (monthDay < '09' ? 1 : 0)}-${monthDay}`)
}

export const within = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high)

export const hundredths = (value: number): number => Math.round(value * 100) / 100
