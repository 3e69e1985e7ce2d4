// Who sends bills is known by a number that the Tax Office gave.

import { isAbn } from '@furrow/farming/bills/abn'
import { errorsOf } from '../saving/findings.ts'
import { textIn } from '../saving/read-row.ts'
import type { SaveRule } from '../saving/save-rule.ts'

export const billingDetailsRules: SaveRule = {
  of: ['billing_details'],
  check: async rows =>
    errorsOf(rows, ({ sent, after }) => {
      const [abn, bsb] = [textIn(after, 'abn'), textIn(after, 'bsb')]
      return [
        ...('abn' in sent && abn !== undefined && !isAbn(abn)
          ? [
              {
                field: 'abn',
                message: 'An ABN has 11 digits; check this one, for they don’t add up.',
              },
            ]
          : []),
        ...('bsb' in sent && bsb !== undefined && !/^\d{3}-?\d{3}$/.test(bsb)
          ? [{ field: 'bsb', message: 'A BSB has six digits, such as 062-000.' }]
          : []),
      ]
    }),
}
