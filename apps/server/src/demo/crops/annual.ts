// A crop of one season, from sowing to its end: watered, fed, grazed here and there, and taken, cut
// for hay, grazed out or lost.

import { closeLife, endOtherwise, settle } from './endings.ts'
import { hundredths, isForgotten } from './farm.ts'
import type { CropFarm, CropOutcome, Life } from './farm.ts'
import { fertilise } from './feeding.ts'
import { graze } from './grazing.ts'
import { grownCrop, nothingCame } from './grown.ts'
import { cutHay, noHarvest, pickCotton, takeGrain } from './harvest.ts'
import type { Harvest, Yield } from './harvest.ts'
import { sowCrop } from './sowing.ts'
import type { Site } from './sowing.ts'
import { irrigate, yieldOf } from './crop-water.ts'

export interface Season {
  readonly made: CropOutcome
  readonly ended: number | null
}

export function growAnnual(farm: CropFarm, site: Site): Season {
  const crop = sowCrop(farm, site)
  const nutrients = fertilise(farm, crop)
  const megalitres = irrigate(farm, crop)
  const outcome = takenFrom(farm, crop, megalitres)
  const { harvest, status, failedArea } = outcome
  const { ending, ...taken } = harvest
  if (ending) closeLife(farm, crop.lifecycle, ending)
  const stage = !ending ? 'established' : crop.crop === 'cotton' ? 'picked' : 'terminated'
  settle(farm, crop, { status, stage, ending })
  const sums = { ...nothingCame, ...nutrients, ...taken, megalitres, failedArea }
  return { made: grownCrop(farm, crop, sums), ended: ending?.day ?? null }
}

interface Outcome {
  readonly harvest: Harvest
  readonly status: string
  readonly failedArea: number
}

function takenFrom(farm: CropFarm, crop: Life, megalitres: number): Outcome {
  if (crop.facts.taken === 'grazing') return grazedOut(farm, crop)
  if (isForgotten(farm, crop)) return { harvest: noHarvest, status: 'growing', failedArea: 0 }
  const perHectare = yieldOf(farm, crop, megalitres)
  if (isNotWorthIt(farm, crop, perHectare)) return lost(farm, crop)
  if (crop.facts.taken === 'hay') return { ...asHay(farm, crop, perHectare), failedArea: 0 }
  if (isFrosted(farm, crop)) return asFrostedHay(farm, crop, perHectare)
  if (isManured(farm, crop)) return manured(farm, crop)
  if (farm.random.chance(0.016)) return hailed(farm, crop, perHectare)
  grazeEarly(farm, crop)
  const harvest = off(farm, crop, { area: crop.area, perHectare })
  grazeStubble(farm, crop, harvest)
  return { harvest, status: 'harvested', failedArea: 0 }
}

/** The poorest crops are given up, for the next one's sake. */
function isNotWorthIt({ random }: CropFarm, { facts }: Life, perHectare: number): boolean {
  const { low, dry } = facts.bounds
  return perHectare < low * 1.6 || (perHectare < dry * 0.13 && random.chance(0.35))
}

function off(farm: CropFarm, crop: Life, taken: Yield): Harvest {
  return crop.facts.taken === 'lint' ? pickCotton(farm, crop, taken) : takeGrain(farm, crop, taken)
}

function asHay(farm: CropFarm, crop: Life, perHectare: number) {
  const cut = cutHay(farm, crop, { area: crop.area, perHectare, day: crop.ripe })
  return { harvest: { ...cut, harvestedArea: crop.area }, status: 'cut-for-hay' }
}

const isFrosted = ({ region, random }: CropFarm, { crop }: Life): boolean =>
  region === 'south' && (crop === 'wheat' || crop === 'barley') && random.chance(0.025)

/** Frost took the grain, so the straw was baled in October. */
function asFrostedHay(farm: CropFarm, crop: Life, perHectare: number): Outcome {
  const day = crop.ripe - farm.random.whole(32, 42)
  const hay = Math.min(5.5, Math.max(1.2, perHectare * 1.25))
  const harvest = cutHay(farm, crop, { area: crop.area, perHectare: hay, day })
  return { harvest, status: 'cut-for-hay', failedArea: 0 }
}

const isManured = ({ random }: CropFarm, { crop, paddock }: Life): boolean =>
  crop === 'soybean' && paddock.use === 'sugarcane' && random.chance(0.35)

/** Beans between two lives of cane are worth more in the soil. */
function manured(farm: CropFarm, crop: Life): Outcome {
  const ending = endOtherwise(farm, crop, { how: 'ploughed-in', day: crop.ripe - 25 })
  return { harvest: { ...noHarvest, ending }, status: 'manured', failedArea: 0 }
}

function lost(farm: CropFarm, crop: Life): Outcome {
  const day = crop.ripe - farm.random.whole(30, 50)
  const notes = 'Too dry to fill: sprayed out to save what water is left.'
  const ending = endOtherwise(farm, crop, { how: 'failed-drought', day, notes })
  return { harvest: { ...noHarvest, ending }, status: 'failed', failedArea: crop.area }
}

/** A storm took a part of the paddock; the rest was harvested later. */
function hailed(farm: CropFarm, crop: Life, perHectare: number): Outcome {
  const failedArea = hundredths(crop.area * farm.random.between(0.12, 0.45))
  const day = crop.ripe - farm.random.whole(12, 25)
  const notes = `Hail took about ${Math.round(failedArea)} ha; the insurer has seen it.`
  endOtherwise(farm, crop, { how: 'failed-hail-or-storm', day, notes })
  const area = hundredths(crop.area - failedArea)
  const harvest = off(farm, crop, { area, perHectare: perHectare * 0.9 })
  return { harvest, status: 'harvested', failedArea }
}

function grazedOut(farm: CropFarm, crop: Life): Outcome {
  const isPasture = crop.crop !== 'forage-oats'
  const from = crop.sown + farm.random.whole(62, 78)
  const middle = Math.round((from + crop.ripe) / 2)
  const way = isPasture ? 'pasture-set-stocked' : 'forage-crop'
  graze(farm, crop, { way, from, until: middle - 8, feed: 1.1 })
  const off = graze(farm, crop, { way, from: middle + 8, until: crop.ripe, feed: 1.2 })
  const how = isPasture ? 'sprayed-out' : 'grazed-out'
  const ending = endOtherwise(farm, crop, { how, day: off })
  const status = isPasture ? 'manured' : 'grazed-out'
  return { harvest: { ...noHarvest, ending }, status, failedArea: 0 }
}

/** Dual-purpose crops feed sheep through the winter. */
function grazeEarly(farm: CropFarm, crop: Life): void {
  const isDual = crop.crop === 'wheat' || crop.crop === 'canola'
  if (farm.making.plan.kind !== 'mixed' || !isDual || !farm.random.chance(0.16)) return
  const from = crop.sown + farm.random.whole(55, 68)
  const until = from + farm.random.whole(24, 36)
  graze(farm, crop, { way: 'grain-and-graze', from, until, feed: 1.3 })
}

function grazeStubble(farm: CropFarm, crop: Life, { lastTaken }: Harvest): void {
  if (farm.making.plan.kind !== 'mixed' || !lastTaken || !farm.random.chance(0.24)) return
  const from = lastTaken + farm.random.whole(12, 22)
  const until = from + farm.random.whole(22, 45)
  graze(farm, crop, { way: 'stubble-grazing', from, until, feed: 0.3 })
}
