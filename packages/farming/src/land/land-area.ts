// Whether areas of the same land, measured in two ways or at two times, are the same, and by how much
// one is larger.

import { withoutNoise } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export const noGround = 'A paddock has more than 0 ha.'

/** By how much land is larger than it was before. */
export function areaChange(area: Known, before: Known): Known {
  return area === null || before === null ? null : withoutNoise(area - before)
}

/** Land classes are laid out over the whole farm: 1% is the same land. */
export function isSameLand(classes: number, managed: number): boolean {
  return isWithin(classes, managed, 0.01)
}

/** Lanes and timber are on the title, but in no paddock. */
export function isAsOnTitle(paddocks: number, title: number): boolean {
  return isWithin(paddocks, title, 0.05)
}

export function isAsBefore(area: number, before: number): boolean {
  return isWithin(area, before, 0.05)
}

function isWithin(figure: number, measure: number, tolerance: number): boolean {
  return Math.abs(figure - measure) <= measure * tolerance + 1e-6
}
