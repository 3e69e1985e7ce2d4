// The days of what is done: `date` says the same day as the particular one, whichever of the two is
// sent; and nothing is done more than a week ahead (E-DATE-3).

import { isTooFarAhead } from '@furrow/farming/crop-calendar'
import { dayInWords } from '@furrow/farming/dates'
import { cropEventTables, eventDays } from './crop-event-tables.ts'
import { errorsOf } from './findings.ts'
import type { Finding } from './findings.ts'
import { textIn, touches } from './read-row.ts'
import type { Row, RowToSave, SaveRule } from './save-rule.ts'

const days: Readonly<Record<string, readonly string[]>> = { ...eventDays, rainfalls: ['date'] }

export const eventDayRules: SaveRule = {
  of: Object.keys(days),
  async complete(rows, { entity }) {
    const { day, mirror } = cropEventTables[entity] ?? {}
    return rows.map(({ sent }) => (day && mirror ? mirrored(sent, [day, mirror]) : {}))
  },
  async check(rows, { entity, today }) {
    const { day, mirror } = cropEventTables[entity] ?? {}
    return errorsOf(rows, row => [
      ...(day && mirror ? twoDays(row.sent, [day, mirror]) : []),
      ...(days[entity] ?? []).flatMap(field => future(row, field, today)),
    ])
  },
}

type Pair = readonly [string, string]

/** What stands empty beside a day counts as not sent. */
function mirrored(sent: Row, [day, mirror]: Pair): Row {
  const [first, second] = [sent[day], sent[mirror]]
  const isSent = day in sent || mirror in sent
  if (!isSent || (first && second)) return {}
  const said = first ?? second ?? null
  return { [day]: said, [mirror]: said }
}

function twoDays(sent: Row, [day, mirror]: Pair): readonly Finding[] {
  const [first, second] = [textIn(sent, day), textIn(sent, mirror)]
  if (!first || !second || first === second) return []
  const days = `One day is ${dayInWords(first)}, the other ${dayInWords(second)}`
  const message = `${days}: they must be the same.`
  return [{ field: mirror, message }]
}

function future(row: RowToSave, field: string, today: string): readonly Finding[] {
  const day = textIn(row.after, field)
  if (!touches(row, [field]) || !day || !isTooFarAhead(day, today)) return []
  return [{ field, message: `${dayInWords(day)} is in the future: enter what has been done.` }]
}
