// What a figure moved by from one period to the next.

import { ratioOf, withoutNoise } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

/** Not known where one of them is not. */
export function differenceOf(now: Known, before: Known): Known {
  return now === null || before === null ? null : withoutNoise(now - before)
}

/** As a share of what it was, whichever way; not known where that was nothing. */
export function shareMoved(now: Known, before: Known): Known {
  return ratioOf(differenceOf(now, before), before === null ? null : Math.abs(before))
}
