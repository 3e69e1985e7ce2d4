// What a scope is compared by: a whole farm, a crop or a stock enterprise.

import { cropComparison } from './crop-comparison.ts'
import { farmComparison } from './farm-comparison.ts'
import type { Comparison } from './measure.ts'
import { comparisonOfPart, isPart } from './parts-of-farm.ts'
import { stockComparison } from './stock-comparison.ts'

/** What is compared: the whole farm, or one of its enterprises by its number. */
export const scopePattern = /^(farm|(crop|stock) [1-9]\d{0,15})$/

export function comparisonOf(scope: string): Comparison {
  if (isPart(scope)) return comparisonOfPart(scope)
  if (scope.startsWith('crop ')) return cropComparison
  return scope.startsWith('stock ') ? stockComparison : farmComparison
}
