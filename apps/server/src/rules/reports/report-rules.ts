// All rules about what is kept from reports.

import type { SaveRule } from '../saving/save-rule.ts'
import { aimRules } from './aim-rules.ts'
import { shareRules } from './share-rules.ts'

export const reportRules: readonly SaveRule[] = [aimRules, shareRules]
