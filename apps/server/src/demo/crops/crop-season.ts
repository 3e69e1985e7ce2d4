// One paddock in one period: what it grows after what it grew before, and what it remembers of it.

import { growAnnual } from './annual.ts'
import { growCane } from './cane-crops.ts'
import { chosenCrop } from './choice.ts'
import { factsOf } from './facts.ts'
import { isIrrigated, sowingDay } from './farm.ts'
import type { CropFarm, CropOutcome } from './farm.ts'
import { grownCrop, nothingCame } from './grown.ts'
import { fallowBefore, pastOf } from './memory.ts'
import type { Memory, Past, RememberedGround } from './memory.ts'
import { growPasture } from './pasture.ts'
import { addCollection, sowingOf } from './sowing.ts'
import type { Site } from './sowing.ts'
import { ploughLost } from './stands.ts'
import type { MadePaddock } from '../plan.ts'

export interface PaddockSeason {
  readonly made: readonly CropOutcome[]
  readonly ground: RememberedGround
}

export function seasonOf(farm: CropFarm, paddock: MadePaddock, memory: Memory): PaddockSeason {
  const known = pastOf(memory, paddock, unknownEnd(farm, paddock))
  const ploughed = known.lost.map(ground => ploughLost(farm, ground))
  const past = { ...known, free: Math.max(known.free, ...ploughed) }
  const crop = past.stand?.crop ?? chosenCrop(farm, paddock, past)
  if (crop === 'nothing') return { made: [], ground: { ...restOf(paddock, past), crop } }
  if (crop === 'fallow') return lieFallow(farm, paddock, past)
  return factsOf(crop, farm.region).perennial
    ? growStand(farm, paddock, { past, crop })
    : growSeason(farm, paddock, { past, crop })
}

/** When the crop ended that nobody wrote down: mostly in spring, some in autumn, beans in April. */
function unknownEnd({ random }: CropFarm, { period, use }: MadePaddock): number {
  if (use === 'sugarcane') return sowingDay(period, '04-16') + random.whole(0, 14)
  const autumn = random.chance(0.08)
  const spring = sowingDay(period, '11-12') - 365 + random.whole(0, 28)
  return autumn ? sowingDay(period, '03-08') + random.whole(0, 20) : spring
}

/** The ground as it was, a period later. */
function restOf(paddock: MadePaddock, { collection, ended }: Past): Omit<RememberedGround, 'crop'> {
  return { paddock, collection, ended, running: {}, stand: null }
}

function lieFallow(farm: CropFarm, paddock: MadePaddock, past: Past): PaddockSeason {
  const { rows, listed, farm: farmId } = farm.making
  const crop = 'fallow'
  const prior = past.collection
  const collection = addCollection(farm, { paddock, crop, prior, fallow: null })
  const { area } = paddock
  rows.amend('crop_collections', collection, {
    status_id: listed('crop_collection_statuses', 'fallow'),
  })
  rows.add('fallow_collection_events', { crop_collection_id: collection, area, farm_id: farmId })
  const bare = { collection, paddock, crop, irrigated: isIrrigated(paddock), area: 0 }
  const made = grownCrop(farm, bare, nothingCame)
  return { made: [made], ground: { ...restOf(paddock, past), crop, collection } }
}

interface Choice {
  readonly past: Past
  readonly crop: string
}

function siteOf(paddock: MadePaddock, { past, crop }: Choice, sown: number): Site {
  const fallow = fallowBefore(crop, past.crop, sown - past.ended)
  return { paddock, crop, prior: past.collection, fallow, freed: past.ended, free: past.free, sown }
}

function growStand(farm: CropFarm, paddock: MadePaddock, choice: Choice): PaddockSeason {
  const { past, crop } = choice
  const site = siteOf(paddock, choice, sowingOf(farm, { paddock, crop, free: past.free }))
  const grow = crop === 'sugarcane' ? growCane : growPasture
  const { made, stand, ended } = grow(farm, site, past)
  const running = {}
  return {
    made: [made],
    ground: { paddock, crop, collection: made.collection, ended, running, stand },
  }
}

function growSeason(farm: CropFarm, paddock: MadePaddock, choice: Choice): PaddockSeason {
  const { past, crop } = choice
  const sown = sowingOf(farm, { paddock, crop, free: past.free })
  const { made, ended } = growAnnual(farm, siteOf(paddock, choice, sown))
  const running = { [crop]: (past.running[crop] ?? 0) + 1 }
  const { collection } = made
  const ground = { paddock, crop, collection, ended, running, stand: null }
  const second = ended === null ? null : secondCrop(farm, { ground, ended, past })
  return second ? { made: [made, ...second.made], ground: second.ground } : { made: [made], ground }
}

interface FirstCrop {
  readonly ground: RememberedGround
  readonly ended: number
  readonly past: Past
}

/** After an early northern cereal there is now and then water and time for mungbeans. */
function secondCrop(farm: CropFarm, { ground, ended, past }: FirstCrop): PaddockSeason | null {
  const { paddock } = ground
  const crop = 'mungbean'
  const isCereal = ground.crop === 'wheat' || ground.crop === 'barley'
  const isCropping = paddock.use === 'dryland-cropping' || paddock.use === 'irrigated-cropping'
  if (farm.region !== 'north' || !isCereal || !isCropping || past.running[crop]) return null
  if (!farm.random.chance(0.13)) return null
  const after = { ...past, crop: ground.crop, collection: ground.collection, ended, free: ended }
  const sown = Math.min(sowingOf(farm, { paddock, crop, free: ended }), ended + 95)
  const { made, ended: last } = growAnnual(farm, siteOf(paddock, { past: after, crop }, sown))
  const running = { ...ground.running, [crop]: 1 }
  const both = { ...ground, crop, collection: made.collection, ended: last, running }
  return { made: [{ ...made, doubleCrop: true }], ground: both }
}
