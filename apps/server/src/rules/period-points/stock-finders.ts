// Everything that is looked at of the stock of a period.

import type { FindPoints } from '../saving/open-point.ts'
import { breedingRounds } from './breeding-rounds.ts'
import { joinedStock } from './joined-stock.ts'
import { stockNumbers } from './stock-numbers.ts'
import { stockSales } from './stock-sale-points.ts'

export const stockFinders: readonly FindPoints[] = [
  stockNumbers,
  joinedStock,
  breedingRounds,
  stockSales,
]
