// All rules about paddocks, what is grown on them and the rain that falls there. What follows comes
// first, for what looks wrong is told from it, and lives come before fallows.

import { cropCollectionRules } from './crops/crop-collection-rules.ts'
import { cropEventRules } from './crops/crop-event-rules.ts'
import { cropLifecycleRules, lifecyclesOfPaddocks } from './crops/crop-lifecycle-rules.ts'
import { cropTagRules } from './crops/crop-tag-rules.ts'
import { eventDayRules } from './crops/event-day-rules.ts'
import { fallowRules } from './crops/fallow-rules.ts'
import { fertiliserRules } from './crops/fertiliser-rules.ts'
import { paddockHistoryRules } from './land/paddock-history-rules.ts'
import { paddockRules } from './land/paddock-rules.ts'
import { periodRules } from './periods/period-rules.ts'
import { gaugeRules, rainRules } from './rain/rain-rules.ts'
import type { SaveRule } from './saving/save-rule.ts'
import { sownAreaOfPaddocks, sownAreaOfSowings } from './crops/sown-area-rules.ts'

export const cropRules: readonly SaveRule[] = [
  cropLifecycleRules,
  lifecyclesOfPaddocks,
  fallowRules,
  cropTagRules,
  ...periodRules,
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
