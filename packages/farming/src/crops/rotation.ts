// How hard the ground is cropped, and how often the same crop comes back to it (C21, C22).

import { ratioOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

/** C21: ground that was cropped twice counts twice. */
export function croppingIntensity(cropped: Known, arable: Known): Known {
  return ratioOf(cropped, arable)
}

/** C22: the mean of periods between two crops of one kind; `periods` are those in which it grew. */
export function rotationLength(periods: readonly number[]): Known {
  const grown = [...new Set(periods)].toSorted((one, other) => one - other)
  const [first, last] = [grown.at(0), grown.at(-1)]
  return first === undefined || last === undefined ? null : ratioOf(last - first, grown.length - 1)
}

/** Of a crop on one piece of ground, in as many periods one after the other, the last one looks wrong. */
export function oddTimesInARow(crop: string | null, category: string | null): number {
  return category === 'pulses' || diseased.includes(crop ?? '') ? 2 : 3
}

/** Crops whose diseases wait in the ground for the next one of their kind. */
const diseased = ['cotton', 'canola']
