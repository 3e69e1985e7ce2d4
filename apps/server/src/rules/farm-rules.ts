// Every rule that only a farm knows.

import { appRules } from './app-rules.ts'
import { confirmedWarningRules } from './confirmed-warning-rules.ts'
import { cropRules } from './crop-rules.ts'
import { fileRules } from './file-rules.ts'
import { geolocationRules } from './geolocation-rules.ts'
import { peopleRules } from './people-rules.ts'
import type { PeopleAround } from './people-rules.ts'
import type { SaveRule } from './save-rule.ts'
import { submissionRules } from './submission-rules.ts'

export function farmRules(around: PeopleAround): readonly SaveRule[] {
  const { catalogue } = around
  const looking = { catalogue, rules: [...cropRules, fileRules, ...peopleRules(around)] }
  const aboutPoints = [confirmedWarningRules(looking), submissionRules(looking)]
  return [...looking.rules, ...appRules, geolocationRules, ...aboutPoints]
}
