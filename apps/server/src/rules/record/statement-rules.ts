// A statement that was read in is kept whole: every account of it went somewhere.

import { accountFields } from '@furrow/catalogue/accounts/account-fields'
import { keptLinesProblem } from '@furrow/farming/accounts/kept-statement'
import { errorsOf } from '../saving/findings.ts'
import { touches } from '../saving/read-row.ts'
import type { SaveRule } from '../saving/save-rule.ts'

export const statementRules: SaveRule = {
  of: ['account_imports'],
  check: async rows =>
    errorsOf(rows, row => {
      const field = 'lines'
      const message = touches(row, [field])
        ? keptLinesProblem(row.after[field], accountFields)
        : undefined
      return message === undefined ? [] : [{ field, message }]
    }),
}
