// A link to a report opens until its last day, a year ahead at most. Where it leads stays as it is: it is revoked, or
// ends on another day.

import { addDays, dayInWords } from '@furrow/farming/dates/dates'
import { newShareToken } from '../../access/tokens/share-token.ts'
import { zonesOf } from '../saving/farm-calendar.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { farmsOf, numberIn, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SaveRule } from '../saving/save-rule.ts'

export const shareRules: SaveRule = {
  of: ['report_shares'],
  async complete(rows, asked) {
    const today = await todayOf(rows, asked)
    return rows.map(row => completed(row, today(row), asked))
  },
  async check(rows, asked) {
    const today = await todayOf(rows, asked)
    return errorsOf(rows, row => [...wrongDay(row, today(row)), ...turned(row)])
  },
}

const usualDays = 30
const mostDays = 366

function completed({ before, sent }: RowToSave, today: string, { viewer }: Asked): Row {
  if (before) return {}
  const ends_on = textIn(sent, 'ends_on') ?? addDays(today, usualDays)
  return { ends_on, token: newShareToken(), user_id: viewer.actor }
}

/** Each farm has its own. */
async function todayOf(
  rows: readonly RowToSave[],
  { tx, todayIn }: Asked,
): Promise<(row: RowToSave) => string> {
  const zones = await zonesOf(tx, farmsOf(rows))
  return ({ after }) => todayIn(zones.get(numberIn(after, 'farm_id') ?? 0))
}

function wrongDay({ before, sent, after }: RowToSave, today: string): readonly Finding[] {
  if (before && sent['ends_on'] === undefined) return []
  const day = textIn(after, 'ends_on')
  const field = 'ends_on'
  if (day === undefined) return [{ field, message: 'Say on which day the link ends.' }]
  if (day < today) return [{ field, message: 'The link would have ended already.' }]
  const last = addDays(today, mostDays)
  if (day <= last) return []
  return [{ field, message: `A link opens for a year at most: until ${dayInWords(last)}.` }]
}

const stays = ['farm_id', 'period_id', 'report', 'group_key', 'against', 'note']

function turned({ before, sent }: RowToSave): readonly Finding[] {
  if (!before) return []
  const changed = stays.filter(name => name in sent && sent[name] !== before[name])
  const message = 'Where a link leads stays as it is: revoke it, and share the report again.'
  return changed.map(field => ({ field, message }))
}
