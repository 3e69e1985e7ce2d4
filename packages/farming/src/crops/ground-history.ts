// What grew on a piece of ground, one crop after the other, through every paddock that it ever was: when
// it was sown and when it ended, and how long the ground lay bare before it.

import { daysBetween } from '../dates/dates.ts'

interface CropOnGround {
  /** The paddock that it stood on, by number. */
  readonly paddock: number
  /** That one and every one that it was before: of what was joined later, only its own part. */
  readonly ground: readonly number[]
  /** The first day of the period that it is recorded in. */
  readonly since: string
  readonly sown: string | null
  /** The last day on which something ended it; nothing while it stands, or where nobody said. */
  readonly ended: string | null
}

/** The order in which the crops stood: by period, then by sowing; what has no day comes last in its period. */
export function inOrderOfGrowth<Crop extends CropOnGround>(
  crops: readonly Crop[],
): readonly Crop[] {
  return crops.toSorted(
    (one, other) =>
      compared(one.since, other.since) || compared(one.sown ?? late, other.sown ?? late),
  )
}

/**
 * L6: days from the last ending on the ground to this sowing. Nothing where either is not known, or
 * where the crop was sown before the other one was off.
 */
export function fallowBefore(crop: CropOnGround, crops: readonly CropOnGround[]): number | null {
  const { sown } = crop
  if (sown === null) return null
  const all = inOrderOfGrowth(crops)
  const before = all
    .slice(0, all.indexOf(crop))
    .filter(({ paddock }) => crop.ground.includes(paddock))
  if (before.some(({ ended, sown: day }) => ended === null && day !== null)) return null
  const ends = before.flatMap(({ ended }) => (ended === null ? [] : [ended]))
  const last = ends.toSorted(compared).at(-1)
  if (last === undefined || last > sown) return null
  return daysBetween(last, sown)
}

/** The last day on which a crop came off, whatever grows there since. */
export function lastEnding(crops: readonly CropOnGround[]): string | undefined {
  return crops
    .flatMap(({ ended }) => (ended === null ? [] : [ended]))
    .toSorted(compared)
    .at(-1)
}

const late = '9999-12-31'
const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
