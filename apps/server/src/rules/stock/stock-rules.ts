// All rules about stock: the ledger and its events, counts, and breeding.

import { breedingEventRules, breedingRoundRules } from './breeding-rules.ts'
import type { SaveRule } from '../saving/save-rule.ts'
import { stockDayRules } from './stock-day-rules.ts'
import { closingRules, openingRules, stockSaleRules, transferRules } from './stock-event-rules.ts'
import { stockLineRules } from './stock-line-rules.ts'

export const stockRules: readonly SaveRule[] = [
  stockDayRules,
  stockLineRules,
  openingRules,
  closingRules,
  stockSaleRules,
  transferRules,
  breedingRoundRules,
  breedingEventRules,
]
