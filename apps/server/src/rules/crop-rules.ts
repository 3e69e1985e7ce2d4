// All rules about paddocks, what is grown on them and the rain that falls there. What follows comes
// first, for what looks wrong is told from it, and lives come before fallows.

import { cropCollectionRules } from './crop-collection-rules.ts'
import { cropEventRules } from './crop-event-rules.ts'
import { cropLifecycleRules, lifecyclesOfPaddocks } from './crop-lifecycle-rules.ts'
import { cropTagRules } from './crop-tag-rules.ts'
import { eventDayRules } from './event-day-rules.ts'
import { fallowRules } from './fallow-rules.ts'
import { fertiliserRules } from './fertiliser-rules.ts'
import { paddockHistoryRules } from './paddock-history-rules.ts'
import { paddockRules } from './paddock-rules.ts'
import { periodRules } from './period-rules.ts'
import { gaugeRules, rainRules } from './rain-rules.ts'
import type { SaveRule } from './save-rule.ts'
import { sownAreaOfPaddocks, sownAreaOfSowings } from './sown-area-rules.ts'

export const cropRules: readonly SaveRule[] = [
  cropLifecycleRules,
  lifecyclesOfPaddocks,
  fallowRules,
  cropTagRules,
  periodRules,
  paddockRules,
  paddockHistoryRules,
  gaugeRules,
  rainRules,
  eventDayRules,
  cropCollectionRules,
  cropEventRules,
  fertiliserRules,
  sownAreaOfPaddocks,
  sownAreaOfSowings,
]
