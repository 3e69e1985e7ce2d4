// One paddock in one period: what it grows after what it grew before, and what it remembers of it.

import { growAnnual } from './crop-annual.ts'
import { growCane } from './crop-cane.ts'
import { chosenCrop, turnaround } from './crop-choice.ts'
import { factsOf } from './crop-facts.ts'
import { isIrrigated, sowingDay } from './crop-farm.ts'
import type { CropFarm, GrownCrop } from './crop-farm.ts'
import { grownCrop, nothingCame } from './crop-grown.ts'
import { fallowBefore, pastOf } from './crop-memory.ts'
import type { Ground, Memory, Past } from './crop-memory.ts'
import { growPasture } from './crop-pasture.ts'
import { addCollection, sowingOf } from './crop-sowing.ts'
import { ploughOut } from './crop-stands.ts'
import type { MadePaddock } from './plan.ts'

interface PaddockSeason {
  readonly made: readonly GrownCrop[]
  readonly ground: Ground
}

export function seasonOf(farm: CropFarm, paddock: MadePaddock, memory: Memory): PaddockSeason {
  const known = pastOf(memory, paddock, unknownEnd(farm, paddock))
  const past = { ...known, free: Math.max(known.free, ...known.lost.map(plough(farm))) }
  const crop = past.stand?.crop ?? chosenCrop(farm, paddock, past)
  if (crop === 'nothing') return { made: [], ground: restingGround(paddock, past, crop) }
  if (crop === 'fallow') return lieFallow(farm, paddock, past)
  return factsOf(crop, farm.region).perennial
    ? growStand(farm, paddock, { past, crop })
    : growSeason(farm, paddock, { past, crop })
}

/** When the crop ended that nobody wrote down: mostly in spring, some in autumn; cane's beans in April. */
function unknownEnd({ random }: CropFarm, { period, use }: MadePaddock): number {
  if (use === 'sugarcane') return sowingDay(period, '04-16') + random.whole(0, 14)
  const autumn = random.chance(0.08)
  return autumn
    ? sowingDay(period, '03-08') + random.whole(0, 20)
    : sowingDay(period, '11-12') - 365 + random.whole(0, 28)
}

/** A stand that a merge left over goes under the plough once it has been taken for the last time. */
const plough =
  (farm: CropFarm) =>
  ({ paddock, collection, stand, taken }: Ground): number => {
    if (!stand || collection === null) return taken
    const day = taken + farm.random.whole(9, 14)
    return ploughOut(farm, { paddock, collection, lifecycle: stand.lifecycle }, day).day
  }
