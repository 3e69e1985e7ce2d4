// All rules about people: who they are, what they agree to, who asks them to join, and how far a
// period is, and what they are billed. And about what they choose from and keep: a list keeps what is in use.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { agreementRules, answerRules } from './agreement-rules.ts'
import { givenAccessRules } from './given-access-rules.ts'
import { givenRightsRules } from './given-rights-rules.ts'
import { invitationRules } from './invitation-rules.ts'
import { listRules } from '../lists/list-rules.ts'
import { newManagerRules } from './new-manager-rules.ts'
import { keepReleased } from '../periods/keep-released.ts'
import { periodStatusRules } from '../periods/period-status-rules.ts'
import { questionRules } from '../questions/question-rules.ts'
import { reportRules } from '../reports/report-rules.ts'
import { staffRules } from './staff-rules.ts'
import type { SaveRule } from '../saving/save-rule.ts'
import { userRules } from './user-rules.ts'

export interface PeopleAround {
  readonly catalogue: Catalogue
  /** Where people reach Furrow: what links in letters begin with. Known once it is listened there. */
  publicUrl(): string
}

export function peopleRules({ catalogue, publicUrl }: PeopleAround): readonly SaveRule[] {
  return [
    userRules,
    ...givenRightsRules,
    answerRules,
    agreementRules,
    invitationRules(publicUrl),
    newManagerRules,
    givenAccessRules(publicUrl),
    periodStatusRules(catalogue),
    keepReleased(catalogue),
    ...reportRules,
    ...questionRules(catalogue),
    ...staffRules(publicUrl),
    ...listRules(catalogue),
  ]
}
