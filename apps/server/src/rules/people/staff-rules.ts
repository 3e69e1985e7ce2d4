// Rules of what staff alone write.

import type { SaveRule } from '../saving/save-rule.ts'
import { billRules } from '../bills/bill-rules.ts'
import { groupRules } from './group-rules.ts'
import { onboardingRules } from './onboarding-rules.ts'
import { projectRules } from './project-rules.ts'
import { workshopRules } from '../workshops/workshop-rules.ts'

export function staffRules(publicUrl: () => string): readonly SaveRule[] {
  return [projectRules, onboardingRules, groupRules, ...workshopRules, ...billRules(publicUrl)]
}
