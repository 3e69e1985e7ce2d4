// What a figure moved by from one period to the next.

import { withoutNoise } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

/** Not known where one of them is not. */
export function differenceOf(now: Known, before: Known): Known {
  return now === null || before === null ? null : withoutNoise(now - before)
}
