// Rules of what staff alone write.

import type { SaveRule } from '../saving/save-rule.ts'
import { groupRules } from './group-rules.ts'
import { projectRules } from './project-rules.ts'

export const staffRules: readonly SaveRule[] = [projectRules, groupRules]
