// The steps of an onboarding, and of a template of them, are steps.

import { faultInSteps } from '@furrow/farming/onboarding/onboarding-step'
import { errorsOf } from '../saving/findings.ts'
import type { SaveRule } from '../saving/save-rule.ts'

export const onboardingRules: SaveRule = {
  of: ['onboardings', 'onboarding_templates'],
  async check(rows) {
    return errorsOf(rows, ({ sent }) => {
      const steps = sent['steps'] ?? undefined
      const message = steps === undefined ? undefined : faultInSteps(steps)
      return message === undefined ? [] : [{ field: 'steps', message }]
    })
  },
}
