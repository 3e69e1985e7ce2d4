// The crops of a made-up farm: on every paddock that is sown, what follows from what the same ground
// carried before, with all that was done to it from sowing to harvest.

import { cropFarm } from './farm.ts'
import type { CropFarm, CropOutcome } from './farm.ts'
import type { Memory } from './memory.ts'
import { seasonOf } from './crop-season.ts'
import type { MadeLand, MadeRain, Making } from '../plan.ts'

export function addCrops(making: Making, land: MadeLand, rain: MadeRain): readonly CropOutcome[] {
  const farm = cropFarm(making, rain)
  const memory: Memory = new Map()
  const made = land.paddocks.flat().flatMap(paddock => {
    const season = seasonOf(farm, paddock, memory)
    memory.set(paddock, season.ground)
    return season.made
  })
  leaveQuestions(farm, made)
  return made
}

/** Of the last period not all is answered yet: about a crop with a gap, or else about some crop. */
function leaveQuestions(
  { making, gaps, lastPeriod }: CropFarm,
  made: readonly CropOutcome[],
): void {
  if (making.plan.handedIn) return
  const last = made.filter(({ period }) => period === lastPeriod)
  const open = last.filter(({ collection }) =>
    [gaps.unnamed, gaps.unharvested].includes(collection),
  )
  for (const { grown } of open.length ? open : last.slice(0, 1)) {
    making.rows.amend('crop_type_farm_periods', grown, { all_questions_answered: false })
  }
}
