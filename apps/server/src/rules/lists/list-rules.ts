// All rules about lists that everybody chooses from.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { SaveRule } from '../saving/save-rule.ts'
import { listsInUse } from './lists-in-use.ts'
import { mergedRowRules } from './merged-row-rules.ts'

export function listRules(catalogue: Catalogue): readonly SaveRule[] {
  // Why a merged row stays is said before what uses it.
  return [mergedRowRules(catalogue), listsInUse(catalogue)]
}
