// Whether the areas of a farm agree: paddocks with titles, crops with the ground that they stand on,
// land classes with all the land that is run.

import { isBeyond } from './crop-area.ts'
import { apart, nothingToJudge } from '../numbers/judged.ts'
import type { Judged } from '../numbers/judged.ts'
import { isAsOnTitle, isSameLand } from '../land/land-area.ts'
import { quantityText } from '../numbers/quantity-text.ts'

/** Lanes and timber are in a title and in no paddock, but there is no more ground than the title has. */
export function judgedPaddockArea(paddocks: number, titles: number): Judged {
  if (paddocks === 0) return nothingToJudge('No paddock has an area yet.')
  if (titles === 0) return nothingToJudge('No property has a title area yet.')
  const says = `Paddocks total ${ha(paddocks)}, titles ${ha(titles)}: ${apart(paddocks, titles)}.`
  if (isAsOnTitle(paddocks, titles)) return { state: 'good', says }
  return { state: paddocks > titles ? 'wrong' : 'look', says }
}

export interface GroundUsed {
  readonly paddock: string
  /** Of the paddock. */
  readonly area: number
  /** The largest crop that stood on it, or the fallow; null where nothing is recorded. */
  readonly used: number | null
}

/** Of the ground that is kept for crops. */
export function judgedUse(ground: readonly GroundUsed[]): Judged {
  const available = sum(ground.map(({ area }) => area))
  if (available === 0) return nothingToJudge('No paddock with an area is used for cropping.')
  const beyond = ground.filter(({ area, used }) => used !== null && isBeyond(used, area))
  if (beyond.length > 0) {
    const told = beyond
      .slice(0, mostNamed)
      .map(({ paddock, area, used }) => `${paddock} has ${ha(area)} and ${ha(used ?? 0)} of crop`)
    const more = beyond.length > told.length ? `; ${beyond.length - told.length} more` : ''
    return { state: 'wrong', says: `${told.join('; ')}${more}.` }
  }
  const used = sum(ground.map(({ area, used }) => Math.min(used ?? 0, area)))
  const idle = available - used
  const says = `${ha(used)} of ${ha(available)} of cropping land were sown or fallow`
  if (idle <= available * idleTolerance) return { state: 'good', says: `${says}.` }
  return { state: 'look', says: `${says}; ${ha(idle)} have neither.` }
}

/** E-FIN-2 */
export function judgedLandClasses(classes: number | null, managed: number | null): Judged {
  if (!managed) return nothingToJudge('The financial record has no managed area.')
  if (classes === null) return nothingToJudge('The areas of the land classes are not entered.')
  const says = `Land classes total ${ha(classes)}, managed land ${ha(managed)}: ${apart(classes, managed)}.`
  return { state: isSameLand(classes, managed) ? 'good' : 'wrong', says }
}

const idleTolerance = 0.05
const mostNamed = 3

const ha = (area: number): string => quantityText(area, 'ha')
const sum = (figures: readonly number[]): number =>
  figures.reduce((total, figure) => total + figure, 0)
