// The balance board of a farm's period: area, tonnes, head, megalitres and dollars, each from opening to closing
// with their difference.

import { areaStatements } from './area-statements.ts'
import type { AreaRead } from './area-statements.ts'
import { dollarStatements } from './dollar-statements.ts'
import type { DollarRead } from './dollar-statements.ts'
import { headStatements } from './head-statements.ts'
import { produceStatements } from './produce-statements.ts'
import type { ProduceRead } from './produce-statements.ts'
import type { Statement } from './statement.ts'
import type { StockGroup } from '../stock/livestock-summary.ts'
import { waterStatements } from './water-statements.ts'
import type { WaterRead } from './water-statements.ts'

export interface BoardRead {
  readonly area: AreaRead
  readonly stock: { readonly enterprises: readonly StockGroup[]; readonly hasLedger: boolean }
  /** What only who sees the money of the farm is told: sales, water and debts, too, are theirs. */
  readonly money: {
    readonly produce: ProduceRead
    readonly water: WaterRead
    readonly dollars: DollarRead
  } | null
}

export interface BalanceBoard {
  readonly area: readonly Statement[]
  readonly head: readonly Statement[]
  /** Nothing for who sees no money. */
  readonly produce: readonly Statement[] | null
  readonly water: readonly Statement[] | null
  readonly dollars: readonly Statement[] | null
}

export function balanceBoard({ area, stock, money }: BoardRead): BalanceBoard {
  return {
    area: areaStatements(area),
    head: headStatements(stock.enterprises, stock.hasLedger),
    produce: money && produceStatements(money.produce),
    water: money && waterStatements(money.water),
    dollars: money && dollarStatements(money.dollars),
  }
}
