// All rules about stock: the ledger and its events, counts, and breeding.

import { breedingEventRules, breedingRoundRules } from './breeding-rules.ts'
import { enterpriseRules, keptEnterpriseRules, stockOfSpeciesRules } from './enterprise-rules.ts'
import type { SaveRule } from '../saving/save-rule.ts'
import { stockDayRules } from './stock-day-rules.ts'
import {
  adjustmentRules,
  closingRules,
  openingRules,
  movesSomeRules,
  transferRules,
} from './stock-event-rules.ts'
import { stockLineRules } from './stock-line-rules.ts'
import { youngRules } from './young-of-rounds.ts'

export const stockRules: readonly SaveRule[] = [
  enterpriseRules,
  keptEnterpriseRules,
  stockOfSpeciesRules,
  stockDayRules,
  stockLineRules,
  openingRules,
  closingRules,
  movesSomeRules,
  transferRules,
  adjustmentRules,
  breedingRoundRules,
  breedingEventRules,
  youngRules,
]
