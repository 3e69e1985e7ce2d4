// The days of a period are kept as their midnights; it, and its sowing window, end after they begin
// (E-DATE-2).

import { midnightsOf } from '../saving/farm-calendar.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { textIn, touches } from '../saving/read-row.ts'
import { indexRules, outsideFigureRules } from './comparison-rules.ts'
import type { RowToSave, SaveRule } from '../saving/save-rule.ts'

const daysOfPeriods: SaveRule = {
  of: ['periods'],
  async complete(rows, { tx }) {
    const sent = rows.flatMap(row => days.flatMap(field => textIn(row.sent, field) ?? []))
    if (sent.length === 0) return rows.map(() => ({}))
    const midnights = await midnightsOf(tx, sent)
    return rows.map(row =>
      Object.fromEntries(
        days.flatMap(field => {
          const midnight = midnights.get(textIn(row.sent, field) ?? '')
          return midnight === undefined ? [] : [[field, midnight]]
        }),
      ),
    )
  },
  check: async rows =>
    errorsOf(rows, row => [
      ...endsAfter(row, ['start_date', 'end_date']),
      ...endsAfter(row, ['sowing_start_date', 'sowing_end_date']),
    ]),
}

export const periodRules: readonly SaveRule[] = [daysOfPeriods, indexRules, outsideFigureRules]

const days = ['start_date', 'end_date', 'sowing_start_date', 'sowing_end_date']

function endsAfter(row: RowToSave, fields: readonly [string, string]): readonly Finding[] {
  const [start, end] = fields.map(field => Date.parse(textIn(row.after, field) ?? ''))
  if (!touches(row, fields) || start === undefined || end === undefined || !(end <= start))
    return []
  return [{ field: fields[1], message: 'The end must be after the start.' }]
}
