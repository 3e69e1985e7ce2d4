// A year of sugarcane: planted in late winter, cut in the crush that follows the period, and again
// each year after, until the ratoons are worn out and ploughed up for a rest under beans.

import { hundredths, isForgotten, whereOf, within } from './farm.ts'
import type { CropFarm } from './farm.ts'
import { fertilise } from './feeding.ts'
import { nothingCame } from './grown.ts'
import type { Past } from './memory.ts'
import type { Site } from './sowing.ts'
import { endYear, ploughOut, standOf } from './stands.ts'
import type { StandSeason, StandYear } from './stands.ts'
import { flattened, irrigate } from './crop-water.ts'
import { dayNumber, dayText } from '../demo-days.ts'

export function growCane(farm: CropFarm, site: Site, past: Past): StandSeason {
  const { life, age } = standOf(farm, site, past, lastRatoon)
  const begins = beginningOf({ life, age }, past)
  const isLast = age === lastRatoon || (age === lastRatoon - 1 && farm.random.chance(0.3))
  const ripe = crushOf(farm, { life, age }, { begins, isLast })
  const year = { life: { ...life, ripe }, age, begins }
  const megalitres = irrigate(farm, year.life, { from: begins + 25, until: ripe - 60 })
  const came = { ...nothingCame, ...feed(farm, year), megalitres }
  if (isForgotten(farm, year.life)) {
    return endYear(farm, year, came, { status: 'growing', stage: stageOf(age), ending: null })
  }
  const sums = { ...came, ...cutCane(farm, year, megalitres) }
  const ending = isLast ? ploughOut(farm, life, ripe + farm.random.whole(14, 24)) : null
  const status = ending ? 'harvested' : 'carried-over'
  return endYear(farm, year, sums, { status, stage: stageOf(age), ending })
}

const stages = ['plant-cane', '1st-ratoon', '2nd-ratoon', '3rd-ratoon', '4th-ratoon']
const stageOf = (age: number): string => stages[age] ?? 'plant-cane'
const lastRatoon = stages.length - 1

/** When it was planted, or cut a year ago. */
function beginningOf({ life, age }: StandYear, { stand }: Past): number {
  return age === 0 ? life.sown : (stand?.lastTaken ?? dayNumber(life.paddock.period.start) + 30)
}

interface CaneYear extends StandYear {
  readonly begins: number
}

/** The last cut comes early in the crush, so that beans can follow. */
function crushOf(
  { random }: CropFarm,
  { life, age }: StandYear,
  { begins, isLast }: { readonly begins: number; readonly isLast: boolean },
): number {
  const end = dayNumber(life.paddock.period.end)
  if (isLast) return Math.max(end + random.whole(2, 16), begins + 262)
  const least = age === 0 ? 295 : 285
  return within(end + random.whole(5, 104), begins + least, end + 106)
}

function feed(farm: CropFarm, { life, age, begins }: CaneYear) {
  const freed = age === 0 ? life.freed : begins
  return fertilise(farm, life, { from: begins, freed, until: life.ripe, standing: age > 0 })
}

function cutCane(farm: CropFarm, year: CaneYear, megalitres: number) {
  const { random, making } = farm
  const { life } = year
  const tonnes = hundredths(life.area * yieldOf(farm, year, megalitres))
  const sugar = hundredths(tonnes * within(random.around(0.136, 0.018), 0.114, 0.149))
  const burn = random.chance(0.86) ? 'green' : 'burnt'
  making.rows.add('cane_collection_events', {
    ...whereOf(farm, life),
    area: life.area,
    date: dayText(life.ripe),
    biomass_tonnes: tonnes,
    ccs_tonnes: sugar,
    billets_tonnes: random.chance(0.07) ? hundredths(life.area * random.between(1.5, 6)) : 0,
    burn_status_id: making.listed('cane_collection_burn_status', burn),
  })
  return { harvestedArea: life.area, tonnes, sugarTonnes: sugar, lastTaken: life.ripe }
}

/** What it would yield without rain, and what is left of that after each cut. */
const withoutRain = 58
const vigour = [1, 0.97, 0.93, 0.88, 0.83]

function yieldOf(farm: CropFarm, { life, age, begins }: CaneYear, megalitres: number): number {
  const { perMillimetre, share } = life.facts.water
  const { low, dry, irrigated } = life.facts.bounds
  const water = farm.rain(begins, life.ripe) + (megalitres * 100) / life.area
  const young = (withoutRain + water * perMillimetre) * farm.random.between(...share)
  const usual = young * (vigour[age] ?? 0.8)
  return Math.max(low * 1.2, flattened(usual, (life.irrigated ? irrigated : dry) * 0.9))
}
