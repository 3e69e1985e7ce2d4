// What the stock enterprises of a farm and period earned, what they cost, and how each cost is shared over them.

import type { CropsGrown } from '../../finance/cost-home.ts'
import { sumIfAllKnown } from '../../numbers/ratio.ts'
import type { Known } from '../../numbers/ratio.ts'
import type { StockBearer, StockDriver } from './shared-over-stock.ts'
import { sharedOverheads, sharedStockCosts } from './stock-costs.ts'
import type { SharedStockCost } from './stock-costs.ts'
import { jointCost, stockMargin } from './stock-margin.ts'
import type { EarnedAndSpent, JointCost, StockMarginName } from './stock-margin.ts'
import { bearerOf, earnedWool, ownersOf } from './stock-owner.ts'
import type { OwnedStock, Owner, StockMoney, StockOwner } from './stock-owner.ts'

interface StockMargin extends StockOwner {
  readonly figures: Readonly<Record<StockMarginName, Known>>
  /** What costs may go by. */
  readonly weights: Readonly<Record<StockDriver, Known>>
  readonly isShorn: boolean
}

export interface LivestockMargins extends CropsGrown {
  readonly enterprises: readonly StockMargin[]
  readonly total: Pick<StockMargin, 'figures'>
  /** Of all the farm's stock, whatever is shown. */
  readonly bearers: readonly (StockOwner & StockBearer)[]
  readonly lines: readonly SharedStockCost[]
}

interface Shown {
  /** All stock of the farm. */
  readonly owned: readonly OwnedStock[]
  readonly isShown: (owner: StockOwner) => boolean
  /** Of all that is shown. */
  readonly whole: Omit<OwnedStock, keyof StockOwner | 'isShorn'>
  /** Nothing is left out. */
  readonly isFarm: boolean
}

export function livestockMargins(
  money: StockMoney,
  { owned, isShown, whole, isFarm }: Shown,
): LivestockMargins {
  const owners = ownersOf(money, owned)
  const lines = sharedStockCosts(money, owners)
  const overheads = sharedOverheads(money, owners)
  const spent = owners.map((owner, place) => ({
    ...owner,
    ...costsOf(lines, ({ shares }) => shares[place]?.cents ?? null),
    overhead: overheads[place] ?? null,
  }))
  const shown = spent.filter(isShown)
  const ofFarm = { ...costsOf(lines, ({ cents }) => cents), overhead: money.record.stockOverheads }
  const total: EarnedAndSpent = {
    ...whole,
    ...earnedWool(money, isShown),
    ...(isFarm ? ofFarm : sumsOf(shown)),
    hasStock: shown.some(({ hasStock }) => hasStock),
    joint: jointOfAll(shown),
  }
  return {
    enterprises: shown.map(one => ({ ...bearerOf(one), figures: stockMargin(one) })),
    total: { figures: stockMargin(total) },
    bearers: owners.map(bearerOf),
    lines,
    hasCrops: money.hasCrops,
    hasCropsToSell: money.hasCropsToSell,
  }
}

type Costs = Pick<EarnedAndSpent, 'direct' | 'feedCost' | 'agistment'>

function costsOf(
  lines: readonly SharedStockCost[],
  centsOf: (line: SharedStockCost) => Known,
): Costs {
  const of = (name: string) => sumIfAllKnown(lines.filter(({ line }) => line === name).map(centsOf))
  return {
    direct: sumIfAllKnown(lines.map(centsOf)),
    feedCost: of('exp_supplementary_feed'),
    agistment: of('exp_agistment_out'),
  }
}

type Spent = Owner & EarnedAndSpent

function sumsOf(shown: readonly Spent[]) {
  const over = (figure: (one: Spent) => Known) => sumIfAllKnown(shown.map(figure))
  return {
    direct: over(({ direct }) => direct),
    feedCost: over(({ feedCost }) => feedCost),
    agistment: over(({ agistment }) => agistment),
    overhead: over(({ overhead }) => overhead),
  }
}

function jointOfAll(shown: readonly Spent[]): JointCost | null {
  const parts = shown.map(jointCost).filter(part => part !== null)
  const over = (figure: (part: JointCost) => Known) => sumIfAllKnown(parts.map(figure))
  return parts.length === 0
    ? null
    : {
        meat: over(({ meat }) => meat),
        wool: over(({ wool }) => wool),
        kilograms: over(({ kilograms }) => kilograms),
        cleanWool: over(part => part.cleanWool),
      }
}
