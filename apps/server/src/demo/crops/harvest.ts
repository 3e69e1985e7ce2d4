// Takes a crop off: grain, lint or hay, in one go or in two. Gives what came off and the event that
// ended the crop.

import type { Ending } from './endings.ts'
import { hundredths, whereOf, within } from './farm.ts'
import type { CropFarm, Standing } from './farm.ts'
import { dayText } from '../demo-days.ts'

export interface Harvest {
  readonly harvestedArea: number
  readonly hayArea: number
  readonly tonnes: number
  readonly bales: number
  readonly lastTaken: number | null
  readonly ending: Ending | null
}

export const noHarvest: Harvest = {
  harvestedArea: 0,
  hayArea: 0,
  tonnes: 0,
  bales: 0,
  lastTaken: null,
  ending: null,
}

/** What is taken, on how many hectares and how much on each. */
export interface Yield {
  readonly area: number
  readonly perHectare: number
}

/** Tonnes per hectare, a little different in each part of the paddock. */
export function takeGrain(farm: CropFarm, crop: Standing, { area, perHectare }: Yield): Harvest {
  let harvest = { ...noHarvest, harvestedArea: area }
  for (const part of partsOf(farm, area)) {
    const date = dayText(crop.ripe + part.later)
    const tonnes = hundredths(part.area * bounded(farm, crop, perHectare))
    const id = farm.making.rows.add('grain_collection_events', {
      ...whereOf(farm, crop),
      harvested_area: part.area,
      harvested_date: date,
      date,
      grain_tonnes: tonnes,
    })
    const day = crop.ripe + part.later
    const ending = { type: 'grain_collection_events', id, day } as const
    harvest = { ...harvest, tonnes: harvest.tonnes + tonnes, lastTaken: day, ending }
  }
  return harvest
}

/** Bales per hectare; with every bale comes a little more than its weight in seed. */
export function pickCotton(farm: CropFarm, crop: Standing, { area, perHectare }: Yield): Harvest {
  let harvest = { ...noHarvest, harvestedArea: area }
  const seedOfBale = farm.random.between(0.272, 0.312)
  for (const part of partsOf(farm, area)) {
    const day = crop.ripe + part.later
    const date = dayText(day)
    const bales = Math.round(part.area * bounded(farm, crop, perHectare))
    const seed = hundredths(bales * seedOfBale)
    const id = farm.making.rows.add('lint_collection_events', {
      ...whereOf(farm, crop),
      harvested_area: part.area,
      harvested_date: date,
      lint_bales: bales,
      seed_tonnes: seed,
      date,
    })
    const ending = { type: 'lint_collection_events', id, day } as const
    const [tonnes, total] = [harvest.tonnes + seed, harvest.bales + bales]
    harvest = { ...harvest, tonnes, bales: total, lastTaken: day, ending }
  }
  return harvest
}

/** One cut on one day. */
export function cutHay(
  farm: CropFarm,
  crop: Standing,
  { area, perHectare, day }: Yield & { readonly day: number },
): Harvest {
  const date = dayText(day)
  const tonnes = hundredths(area * perHectare)
  const id = farm.making.rows.add('hay_collection_events', {
    ...whereOf(farm, crop),
    cut_date: date,
    date,
    cut_area: area,
    hay_tonnes: tonnes,
  })
  const ending = { type: 'hay_collection_events', id, day } as const
  return { ...noHarvest, hayArea: area, tonnes, lastTaken: day, ending }
}

function bounded(farm: CropFarm, { facts, irrigated }: Standing, perHectare: number): number {
  const { low, dry, irrigated: wet } = facts.bounds
  const most = irrigated ? wet : dry
  return within(perHectare * farm.random.between(0.93, 1.07), low * 1.1, most * 0.96)
}

interface Part {
  readonly area: number
  /** Days after the first part. */
  readonly later: number
}

/** Larger paddocks are now and then taken in two parts, between showers. */
function partsOf({ random }: CropFarm, area: number): readonly Part[] {
  if (area < 60 || !random.chance(0.28)) return [{ area, later: 0 }]
  const first = hundredths(area * random.between(0.35, 0.65))
  return [
    { area: first, later: 0 },
    { area: hundredths(area - first), later: random.whole(2, 9) },
  ]
}
