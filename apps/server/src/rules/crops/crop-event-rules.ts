// What is done to a crop: all checks of crop events.

import { caneAndCotton } from './cane-and-cotton.ts'
import { collectionPeriods } from './collection-periods.ts'
import { endedOnce } from './ended-once.ts'
import { errorsIn, warningsIn } from './event-check.ts'
import type { EventCheck } from './event-check.ts'
import { eventWindow } from './event-window.ts'
import { eventYields } from './event-yields.ts'
import { errorsOf, warningsOf } from '../saving/findings.ts'
import { grazingAndWater } from './grazing-and-water.ts'
import { harvestAfterSowing } from './harvest-after-sowing.ts'
import { harvestedArea } from './harvested-area.ts'
import type { SaveRule } from '../saving/save-rule.ts'
import { usualSeason } from './usual-season.ts'

const checks: readonly EventCheck[] = [
  ...eventWindow,
  ...harvestAfterSowing,
  endedOnce,
  eventYields,
  ...harvestedArea,
  ...usualSeason,
  ...caneAndCotton,
  ...grazingAndWater,
]

export const cropEventRules: SaveRule = {
  of: [...new Set(checks.flatMap(({ of }) => of))],
  complete: collectionPeriods,
  check: async (rows, asked) => errorsOf(rows, await errorsIn(checks, rows, asked)),
  warn: async (rows, asked) =>
    warningsOf(asked.entity, rows, await warningsIn(checks, rows, asked)),
}
