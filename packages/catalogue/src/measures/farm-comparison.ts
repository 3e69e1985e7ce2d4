// What whole farms are compared by.

import { farmCosts } from './farm-costs.ts'
import { farmLines } from './farm-lines.ts'
import { farmMeans } from './farm-means.ts'
import { farmProfit } from './farm-profit.ts'
import { farmSums } from './farm-sums.ts'
import { comparison } from './measure.ts'

export const farmComparison = comparison(farmLines, farmSums, [
  ...farmProfit,
  ...farmCosts,
  ...farmMeans,
])
