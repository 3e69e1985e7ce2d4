// Which stock bears how much of a cost: by what they eat, what they earn, the land they graze, or what someone
// said; to the cent.

import type { Known } from '../../numbers/ratio.ts'
import { sharedCost } from '../../numbers/shared-cost.ts'
import type { SharedCost } from '../../numbers/shared-cost.ts'

/** The first of them where nobody chose. */
export const stockDrivers = ['DSE', 'Income', 'Area'] as const
export type StockDriver = (typeof stockDrivers)[number]

/** What the stock of an enterprise have of each driver. */
export interface StockBearer {
  readonly weights: Readonly<Record<StockDriver, Known>>
  /** Sheep and alpacas. */
  readonly isShorn: boolean
}

export interface CostOverStock {
  readonly line: string
  /** Whole cents that stock bear. */
  readonly cents: number
  /** Of the whole line. */
  readonly whole?: number
  /** As someone chose; one that says nothing of stock counts as none. */
  readonly driver: string | null
  /** Of each bearer: an amount that someone said. */
  readonly said: readonly Known[]
}

export const driverOf = (chosen: string | null): StockDriver =>
  stockDrivers.find(one => one === chosen) ?? stockDrivers[0]

/**
 * A driver that says nothing of any of them leaves it to the next one; stock that are alone bear it all. What
 * is for shearing falls on stock that are shorn, where there are any.
 */
export function sharedOverStock(
  { line, cents, whole, driver, said }: CostOverStock,
  bearers: readonly StockBearer[],
): SharedCost {
  const chosen = driverOf(driver)
  const drivers = [chosen, ...stockDrivers.filter(one => one !== chosen)]
  const by = drivers.map(one => bearers.map(({ weights }) => weights[one]))
  const shorn = by.map(parts => parts.map((part, place) => (bearers[place]?.isShorn ? part : null)))
  const alone = bearers.length === 1 ? [[1]] : []
  return sharedCost({
    cents,
    whole,
    said,
    by: [...(shearingLines.includes(line) ? shorn : []), ...by, ...alone],
  })
}

const shearingLines: readonly string[] = ['exp_shearing_crutching', 'exp_packaging_wool_packs']
