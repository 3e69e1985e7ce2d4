// How stock went through a period: how much of it died, how heavy it became, how thick it stood.

import { ratioOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface BothEnds {
  readonly opening: Known
  readonly closing: Known
}

/** C103: of the mean of both ends; `deaths` are those of weaned stock. */
export function deathRate(deaths: number, ends: BothEnds): Known {
  return ratioOf(deaths, meanOfEnds(ends))
}

export function meanOfEnds({ opening, closing }: BothEnds): Known {
  return opening === null || closing === null ? null : (opening + closing) / 2
}

/** What the average weight of a class gained or lost, as a share of what it was. */
function weightChange({ opening, closing }: BothEnds): Known {
  return opening === null || closing === null ? null : ratioOf(closing - opening, opening)
}

/** More or less than this is a weight of other stock, or a slip. */
const mostWeightChange = 0.3

export function isWeightJump(ends: BothEnds): boolean {
  const change = weightChange(ends)
  return change !== null && Math.abs(change) > mostWeightChange + 1e-9
}

/** What was counted at the end of the period before is there at the start: 1% is the same. */
export function isAsClosed(opened: number, closed: number): boolean {
  return Math.abs(opened - closed) <= closed * 0.01
}

export interface GrazedGround {
  /** Hectares that grow grass on rain alone. */
  readonly dry: number
  readonly irrigated: number
}

const mostDse = { dry: 30, irrigated: 60 }

/** C97: DSE on each hectare. */
export function stockingRate(dse: Known, { dry, irrigated }: GrazedGround): Known {
  return ratioOf(dse, dry + irrigated)
}

/** The most that such ground has carried. */
export function highestStockingRate({ dry, irrigated }: GrazedGround): Known {
  return ratioOf(dry * mostDse.dry + irrigated * mostDse.irrigated, dry + irrigated)
}
