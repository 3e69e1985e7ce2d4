// Every section with its questions.

import { assetTallies } from './asset-tallies.ts'
import { cropSaleTallies } from './crop-sale-tallies.ts'
import { cropTallies } from './crop-tallies.ts'
import { farmTallies } from './farm-tallies.ts'
import { landTallies } from './land-tallies.ts'
import { rainTallies } from './rain-tallies.ts'
import { recordTallies } from './record-tallies.ts'
import { stockTallies } from './stock-tallies.ts'
import type { Tallies } from './tallied.ts'
import { waterTallies } from './water-tallies.ts'

export const allTallies: readonly Tallies[] = [
  farmTallies,
  landTallies,
  rainTallies,
  cropTallies,
  cropSaleTallies,
  stockTallies,
  waterTallies,
  assetTallies,
  recordTallies,
]
