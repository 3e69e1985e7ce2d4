// The water of a crop: what the fallow stored, what fell, what was pumped; and what the crop made
// of it, after French and Schultz: so much for each millimetre above what the soil breathes out.

import { hundredths, whereOf, within } from './farm.ts'
import type { CropFarm, Standing } from './farm.ts'
import { dayText } from '../demo-days.ts'

/** Tonnes (bales of cotton) per hectare, within what such land is known to yield. */
export function yieldOf(farm: CropFarm, crop: Standing, megalitres: number): number {
  const { facts, paddock, area } = crop
  const pumped = ((megalitres * 100) / area) * 0.9
  const stored = Math.min(
    paddock.waterHolding * 0.85,
    farm.rain(crop.freed, crop.sown) * paddock.fallowEfficiency,
  )
  const fell = farm.rain(crop.sown, crop.ripe - 15)
  const { evaporation, perMillimetre, share } = facts.water
  const potential = Math.max(0, stored + fell + pumped - evaporation) * perMillimetre
  const most = (crop.irrigated ? facts.bounds.irrigated : facts.bounds.dry) * 0.9
  return flattened(potential * farm.random.between(...share), most)
}

/** Each further millimetre brings less as the yield nears what is possible. */
export function flattened(value: number, most: number): number {
  return value / Math.cbrt(1 + (value / most) ** 3)
}

/** Waters a crop through its dry stretches; gives the megalitres. */
export function irrigate(farm: CropFarm, crop: Standing, season: Dry = seasonOf(crop)): number {
  const wants = crop.irrigated ? thirsts[crop.crop] : undefined
  if (!wants) return 0
  const { need, least, most } = wants
  const rain = farm.rain(season.from, season.until)
  const wanted = within(need - rain * 0.008, least, most) * farm.random.between(0.97, 1.03)
  const perHectare = Math.max(1.1, wanted * (season.part ?? 1))
  const times = Math.max(1, Math.round(perHectare / 1.05))
  const step = (season.until - season.from) / times
  let total = 0
  for (let turn = 0; turn < times; turn += 1) {
    const day = Math.round(season.from + step * (turn + farm.random.between(0.2, 0.7)))
    const each = (perHectare / times) * farm.random.between(0.95, 1.05)
    total += addIrrigation(farm, crop, { day, megalitres: hundredths(each * crop.area) })
  }
  return hundredths(total)
}

interface Thirst {
  /** Megalitres per hectare without any rain, and what is put on at least and at most. */
  readonly need: number
  readonly least: number
  readonly most: number
}

const thirsts: Readonly<Record<string, Thirst>> = {
  cotton: { need: 10.2, least: 4.6, most: 8.2 },
  'maize-grain': { need: 9.4, least: 4.2, most: 7.6 },
  wheat: { need: 4, least: 1.8, most: 3 },
  mungbean: { need: 3.6, least: 1.8, most: 2.4 },
  'lucerne-hay': { need: 8.6, least: 4, most: 7.6 },
  'irrigated-pasture': { need: 7.6, least: 3.4, most: 6.6 },
  'forage-oats': { need: 3.2, least: 1.7, most: 2.2 },
  sugarcane: { need: 9, least: 2, most: 4.5 },
  soybean: { need: 4, least: 1.7, most: 2.2 },
}

interface Dry {
  readonly from: number
  readonly until: number
  /** Of a whole season. */
  readonly part?: number
}

/** From soon after sowing until the crop dries down. */
function seasonOf({ sown, ripe }: Standing): Dry {
  return { from: sown + 10, until: ripe - 35 }
}

function addIrrigation(
  farm: CropFarm,
  crop: Standing,
  { day, megalitres }: { readonly day: number; readonly megalitres: number },
): number {
  farm.making.rows.add('irrigation_collection_events', {
    ...whereOf(farm, crop),
    irrigation_date: dayText(day),
    total_ml_applied: megalitres,
  })
  return megalitres
}
