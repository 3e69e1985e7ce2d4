// What a scope is compared by: a whole farm, a crop or a stock enterprise.

import { cropComparison } from './crop-comparison.ts'
import { farmComparison } from './farm-comparison.ts'
import type { Comparison } from './measure.ts'
import { stockComparison } from './stock-comparison.ts'

export function comparisonOf(scope: string): Comparison {
  if (scope.startsWith('crop ')) return cropComparison
  return scope.startsWith('stock ') ? stockComparison : farmComparison
}
