// What a flock or herd is made up of on the first of July.

import type { Random } from '../random.ts'
import type { OnHand } from './stock-book.ts'
import { breeders, dseOf, merinos, primeLambs, stockClasses, traders } from './classes.ts'
import type { StockClass, StockEnterprise } from './classes.ts'

/** How many females to join, or steers to carry, for so many dry sheep equivalents. */
export function femalesOf(enterprise: StockEnterprise, dse: number): number {
  const { made, joined } = makeUps[enterprise]
  const eaten = made.reduce(
    (sum, [stockClass, share]) => sum + share * dseOf(stockClass, enterprise),
    0,
  )
  return Math.round((dse / eaten) * joined)
}

export function firstOnHand(enterprise: StockEnterprise, dse: number, random: Random): OnHand {
  const { made, joined } = makeUps[enterprise]
  const mothers = femalesOf(enterprise, dse) / joined
  return new Map(
    made.map(([stockClass, share]) => {
      const { weight } = stockClasses[stockClass]
      const head = Math.ceil(mothers * share * random.between(0.97, 1.03))
      return [
        stockClass,
        { head, weight: Math.round(10 * weight * random.between(0.97, 1.03)) / 10 },
      ]
    }),
  )
}

interface MakeUp {
  /** For each mother, or each steer where there are none. */
  readonly made: readonly (readonly [StockClass, number])[]
  /** Females joined in a year for each mother in July. */
  readonly joined: number
}

const makeUps: Readonly<Record<StockEnterprise, MakeUp>> = {
  [merinos]: {
    made: [
      ['sheep/ewes-breeding', 1],
      ['sheep/ewe-hoggets', 0.46],
      ['sheep/ewe-lambs-weaned', 0.48],
      ['sheep/wether-lambs-weaned', 0.48],
      ['sheep/rams', 0.022],
    ],
    joined: 1.02,
  },
  [primeLambs]: {
    made: [
      ['sheep/ewes-breeding', 1],
      ['sheep/ewe-lambs-weaned', 0.58],
      ['sheep/wether-lambs-weaned', 0.58],
      ['sheep/rams', 0.022],
    ],
    joined: 1.02,
  },
  [breeders]: {
    made: [
      ['cattle/cows-breeding', 1],
      ['cattle/maiden-heifers-joined', 0.17],
      ['cattle/weaner-heifers', 0.33],
      ['cattle/weaner-steers', 0.15],
      ['cattle/bulls-working', 0.035],
    ],
    joined: 1.36,
  },
  [traders]: { made: [['cattle/trading-steers', 1]], joined: 1 },
}
