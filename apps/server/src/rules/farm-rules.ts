// Every rule that only a farm knows.

import { cropRules } from './crop-rules.ts'
import { peopleRules } from './people-rules.ts'
import type { PeopleAround } from './people-rules.ts'
import type { SaveRule } from './save-rule.ts'

export function farmRules(around: PeopleAround): readonly SaveRule[] {
  return [...cropRules, ...peopleRules(around)]
}
