// The days of what is done: `date` says the same day as the particular one, whichever of the two is
// sent; and nothing is done, bought or sold more than a week ahead (E-DATE-3).

import { isTooFarAhead } from '@furrow/farming/crops/crop-calendar'
import { addDays, dayInWords } from '@furrow/farming/dates/dates'
import { cropEventTables, eventDays } from '../saving/crop-event-tables.ts'
import { zonesOf } from '../saving/farm-calendar.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { farmsOf, numberIn, textIn, touches } from '../saving/read-row.ts'
import type { Row, RowToSave, SaveRule } from '../saving/save-rule.ts'

const days: Readonly<Record<string, readonly string[]>> = {
  ...eventDays,
  rainfalls: ['date'],
  asset_plant: ['bought_on'],
  new_plant_purchases: ['date'],
  sold_plant_sales: ['date'],
}

export const eventDayRules: SaveRule = {
  of: Object.keys(days),
  async complete(rows, { entity }) {
    const { day, mirror } = cropEventTables[entity] ?? {}
    return rows.map(({ sent }) => (day && mirror ? mirrored(sent, [day, mirror]) : {}))
  },
  async check(rows, { entity, tx, todayIn }) {
    const { day, mirror } = cropEventTables[entity] ?? {}
    const fields = days[entity] ?? []
    const earliest = addDays(todayIn(), -1)
    const late = rows.filter(row => fields.some(field => isTooLate(row, field, earliest)))
    const zones = late.length > 0 ? await zonesOf(tx, farmsOf(late)) : new Map<number, string>()
    return errorsOf(rows, row => [
      ...(day && mirror ? twoDays(row.sent, [day, mirror]) : []),
      ...fields.flatMap(field => {
        const today = todayIn(zones.get(numberIn(row.after, 'farm_id') ?? 0))
        return isTooLate(row, field, today) ? future(row, field) : []
      }),
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
  const days = `One date is ${dayInWords(first)}, the other ${dayInWords(second)}`
  const message = `${days}: they must be the same.`
  return [{ field: mirror, message }]
}

function isTooLate(row: RowToSave, field: string, today: string): boolean {
  const day = textIn(row.after, field)
  return touches(row, [field]) && day !== undefined && isTooFarAhead(day, today)
}

function future(row: RowToSave, field: string): readonly Finding[] {
  const day = textIn(row.after, field) ?? ''
  return [{ field, message: `${dayInWords(day)} is in the future: enter what has been done.` }]
}
