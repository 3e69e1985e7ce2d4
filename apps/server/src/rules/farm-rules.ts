// Every rule that only a farm knows.

import { appRules } from './people/app-rules.ts'
import { confirmedWarningRules } from './points/confirmed-warning-rules.ts'
import { cropRules } from './crop-rules.ts'
import { costShareRules, enterpriseOfSale } from './crops/crop-enterprise-rules.ts'
import { cropSaleRules } from './crops/crop-sale-rules.ts'
import { fileRules } from './files/file-rules.ts'
import { geolocationRules } from './land/geolocation-rules.ts'
import { peopleRules } from './people/people-rules.ts'
import type { PeopleAround } from './people/people-rules.ts'
import type { RecordAround } from './record/hand-over.ts'
import { recordRules } from './record/record-rules.ts'
import { retiringRules } from './periods/retiring-rules.ts'
import type { SaveRule } from './saving/save-rule.ts'
import { stockRules } from './stock/stock-rules.ts'
import { submissionRules } from './points/submission-rules.ts'

export function farmRules(around: PeopleAround & RecordAround): readonly SaveRule[] {
  const { catalogue } = around
  const looking = {
    catalogue,
    rules: [
      ...cropRules,
      ...stockRules,
      cropSaleRules,
      enterpriseOfSale,
      costShareRules,
      ...fileRules,
      ...retiringRules(catalogue),
      ...peopleRules(around),
    ],
  }
  const aboutPoints = [confirmedWarningRules(looking), submissionRules(looking)]
  return [...looking.rules, ...appRules, geolocationRules, ...recordRules(around), ...aboutPoints]
}
