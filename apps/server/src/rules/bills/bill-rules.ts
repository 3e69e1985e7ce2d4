// All rules about bills: a bill is written, sent, and then stays as it is; what came in for it is counted, and its
// status follows.

import type { SaveRule } from '../saving/save-rule.ts'
import { billLineRules } from './bill-line-rules.ts'
import { billedWorkRules } from './billed-work-rules.ts'
import { billingDetailsRules } from './billing-details-rules.ts'
import { billLetters } from './bill-letters.ts'
import { billPaymentRules } from './bill-payment-rules.ts'
import { billStatusRules } from './bill-status-rules.ts'
import { projectWithBills } from './numbered-bills.ts'

export function billRules(publicUrl: () => string): readonly SaveRule[] {
  return [
    billStatusRules,
    billLineRules,
    billPaymentRules,
    billedWorkRules,
    billingDetailsRules,
    projectWithBills,
    billLetters(publicUrl),
  ]
}
