// Every section with its questions.

import { assetTallies } from './assets.ts'
import { cropSaleTallies } from './crop-sales.ts'
import { cropTallies } from './crops.ts'
import { farmTallies } from './farm.ts'
import { landTallies } from './land.ts'
import { rainTallies } from './rain.ts'
import { recordTallies } from './record.ts'
import { stockTallies } from './stock.ts'
import type { Tallies } from './tallied.ts'
import { waterTallies } from './water.ts'

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
