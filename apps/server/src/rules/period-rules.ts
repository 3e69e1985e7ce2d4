// A period, and its sowing window, end after they begin (E-DATE-2).

import { errorsOf } from './findings.ts'
import type { Finding } from './findings.ts'
import { textIn, touches } from './read-row.ts'
import type { RowToSave, SaveRule } from './save-rule.ts'

export const periodRules: SaveRule = {
  of: ['periods'],
  check: async rows =>
    errorsOf(rows, row => [
      ...endsAfter(row, ['start_date', 'end_date']),
      ...endsAfter(row, ['sowing_start_date', 'sowing_end_date']),
    ]),
}

function endsAfter(row: RowToSave, fields: readonly [string, string]): readonly Finding[] {
  const [start, end] = fields.map(field => Date.parse(textIn(row.after, field) ?? ''))
  if (!touches(row, fields) || start === undefined || end === undefined || !(end <= start))
    return []
  return [{ field: fields[1], message: 'The end must be after the start.' }]
}
