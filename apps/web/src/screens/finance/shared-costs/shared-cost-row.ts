// A direct cost in the sheet of shared costs: what it came to, what it goes by, and what of it each bears.

import { recordFields } from '@furrow/catalogue/finance/record'
import {
  costHomes,
  costLineNames,
  homeOf,
  sidesOfCost,
  standingCost,
} from '@furrow/farming/finance/cost-home'
import type { CostLine, CropsGrown } from '@furrow/farming/finance/cost-home'
import type { Known } from '@furrow/farming/numbers/ratio'
import { sharedStockCosts, whoBears } from '@furrow/farming/stock/costs/stock-costs'
import type { SharedStockCost, StockCosts } from '@furrow/farming/stock/costs/stock-costs'
import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import type { Row } from '@furrow/wire/client/row-types'
import type { Values } from '../../../data/outbox/change.ts'
import { figureIn } from '../kept-figures.ts'
import { stockBearers } from './cost-bearer.ts'
import type { CostBearer } from './cost-bearer.ts'
import { partsInWords } from './cost-sides.ts'

export type Allocation = Row<'cost_allocations'>
export type Share = Row<'cost_shares'>
type Margins = NonNullable<LivestockOfPeriod['margins']>

interface ShareOfRow {
  /** As someone said it. */
  readonly kept: Share | undefined
  readonly cents: Known
}

export interface SharedCostRow {
  readonly id: number
  /** `exp_animal_health`; of what stock cost beyond all lines `gz_direct_cost`. */
  readonly line: string
  /** It is what a total says beyond its lines: nothing can be said of it. */
  readonly isBeyond: boolean
  readonly label: string
  /** What the farm has of it, in cents. */
  readonly cents: number
  /** Who bears what nobody said anything of. */
  readonly side: 'crops' | 'stock' | 'both'
  /** How what both bear is split, in words. */
  readonly split?: string | undefined
  readonly allocation: Allocation | undefined
  /** By the key of who bears it. */
  readonly shares: ReadonlyMap<string, ShareOfRow>
  /** What of it the other side bears. */
  readonly others: number
  readonly left: number
}

interface CostsRead {
  /** Nothing before it is begun. */
  readonly record: object | undefined
  readonly allocations: readonly Allocation[]
  readonly shares: readonly Share[]
  readonly margins: Margins
}

/** The lines that stock may bear, as far as anything is known of them. */
export function sharedCostRows(read: CostsRead): readonly SharedCostRow[] {
  const { record = {}, allocations, shares, margins } = read
  const figures: Readonly<Record<string, unknown>> = { ...record }
  const lines = costLineNames.flatMap(line => {
    const cents = standingCost(figures, line)
    return cents === null ? [] : [{ line, cents }]
  })
  const costs: StockCosts = {
    lines,
    said: shares,
    drivers: new Map(allocations.map(({ line, driver }) => [line, driver])),
    ...stockSide(record, margins),
  }
  const shared = sharedStockCosts(costs, margins.bearers)
  const who = { ...whoBears(costs), said: shares }
  const split = partsInWords(who)
  const rows = lines.flatMap(({ line, cents }) => {
    const told = shared.find(one => one.line === line)
    const isAsked = told !== undefined || costHomes[line] !== 'crops'
    const { crops: others } = sidesOfCost(line, cents, who)
    const side = homeOf(line, who)
    const words = side === 'both' ? split : undefined
    return isAsked ? [rowOf(read, { line, cents, side, split: words, told, others })] : []
  })
  const beyond = shared
    .filter(({ line }) => line === beyondLines)
    .map(told =>
      rowOf(read, { line: beyondLines, cents: told.cents, side: 'stock', told, others: 0 }),
    )
  const isOfStock = ({ side }: SharedCostRow) => side !== 'crops'
  return [...rows.filter(isOfStock), ...beyond, ...rows.filter(row => !isOfStock(row))]
}

/** What the record says of the stock as a whole. */
export function stockSide(
  record: object | undefined,
  { hasCrops, hasCropsToSell }: CropsGrown,
): CropsGrown & Pick<StockCosts, 'record'> {
  const [directCost, income, cropIncome] = [
    'gz_direct_cost',
    'livestock_income',
    'crop_income',
  ].map(name => figureIn(record, name)) as [Known, Known, Known]
  return { hasCrops, hasCropsToSell, record: { directCost, income, cropIncome } }
}

const beyondLines = 'gz_direct_cost'

interface Told extends Pick<SharedCostRow, 'cents' | 'side' | 'split' | 'others'> {
  readonly line: CostLine | typeof beyondLines
  readonly told: SharedStockCost | undefined
}

function rowOf({ allocations, shares, margins }: CostsRead, { told, ...row }: Told): SharedCostRow {
  const own = shares.filter(({ line }) => line === row.line)
  const shareOf = ({ given }: CostBearer, place: number): ShareOfRow => ({
    kept: given && own.find(one => isOf(one, given)),
    cents: told?.shares[place]?.cents ?? null,
  })
  return {
    ...row,
    id: row.line === beyondLines ? costLineNames.length + 1 : costLineNames.indexOf(row.line) + 1,
    label: row.line === beyondLines ? 'Other costs of livestock' : labelOfLine(row.line),
    isBeyond: row.line === beyondLines,
    allocation: allocations.find(({ line }) => line === row.line),
    shares: new Map(
      stockBearers(margins).map((bearer, place) => [bearer.key, shareOf(bearer, place)]),
    ),
    left: told?.left ?? 0,
  }
}

/** Whether an amount is of whom these keys say. */
export function isOf(share: Share, given: Values): boolean {
  const keys: Readonly<Record<string, unknown>> = { ...share }
  return Object.entries(given).every(([name, id]) => (keys[name] ?? null) === id)
}

/** “Animal health”, without the part of the record that it stands in. */
export function labelOfLine(line: keyof typeof recordFields): string {
  const words = (recordFields[line].label ?? '').replace(/^Expense: /, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
