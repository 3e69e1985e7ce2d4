// Which crop a paddock gets: drawn from its rotation, among those that may follow on this ground and
// can still be sown in time.

import { factsOf } from './facts.ts'
import { sowingDay } from './farm.ts'
import type { CropFarm } from './farm.ts'
import type { Past } from './memory.ts'
import { rotationOf } from './rotations.ts'
import { drawn } from '../land/land-worth.ts'
import type { MadePaddock } from '../plan.ts'

/** Days between the end of a crop and the next sowing. */
export const turnaround = 8

/** Lasting name of the crop, "fallow", or "nothing" where nobody sows or records what grows. */
export function chosenCrop(farm: CropFarm, paddock: MadePaddock, past: Past): string {
  const rotation = rotationOf(farm.making.plan.kind, paddock)
  if (!rotation) return 'nothing'
  const odds = past.crop === null ? rotation.first : (rotation.after[past.crop] ?? rotation.first)
  const open = odds.filter(([crop]) => isOpen(farm, paddock, { crop, past }))
  return open.length ? drawn(open, farm.random) : rotation.otherwise
}

function isOpen(
  farm: CropFarm,
  paddock: MadePaddock,
  { crop, past }: { readonly crop: string; readonly past: Past },
): boolean {
  if (crop === 'fallow' || crop === 'nothing') return true
  const { latest, running } = factsOf(crop, farm.region)
  const inTime = past.free + turnaround <= sowingDay(paddock.period, latest)
  return inTime && (past.running[crop] ?? 0) < running
}
