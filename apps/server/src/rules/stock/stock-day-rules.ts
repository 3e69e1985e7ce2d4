// The days of stock: every movement lies in its period (E-PER-2), and nothing is recorded more than a
// week ahead (E-DATE-3). Joining and scanning may be of the year before, in which the round began.

import { isTooFarAhead } from '@furrow/farming/crops/crop-calendar'
import { addDays, addMonths, dayInWords } from '@furrow/farming/dates/dates'
import { whyNotAmong } from '@furrow/farming/stock/stock-calendar'
import { sql } from 'kysely'
import { dayIn, zonesOf } from '../saving/farm-calendar.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { farmsOf, numberIn, pointedAt, textIn, touches } from '../saving/read-row.ts'
import type { Asked, RowToSave, SaveRule } from '../saving/save-rule.ts'

interface Dated {
  readonly fields: readonly string[]
  /** Months before the period that it may be of. */
  readonly before: number
}

const inPeriod: Dated = { fields: ['date'], before: 0 }
const days: Readonly<Record<string, Dated>> = {
  livestock_ledgers: { fields: ['entry_date'], before: 0 },
  livestock_joining_events: { fields: ['date', 'sire_out_date'], before: 12 },
  livestock_scanning_events: { fields: ['date'], before: 12 },
  livestock_birthing_events: inPeriod,
  livestock_marking_events: inPeriod,
  livestock_weaning_events: inPeriod,
}

export const stockDayRules: SaveRule = {
  of: Object.keys(days),
  async check(rows, asked) {
    const { fields, before } = days[asked.entity] ?? inPeriod
    const due = rows.filter(
      row => touches(row, [...fields, 'period_id']) && fields.some(name => row.after[name]),
    )
    const periods = await periodsOf(due, asked)
    const zones = await zonesNear(asked, due, fields)
    return errorsOf(due, row => {
      const period = periods.get(numberIn(row.after, 'period_id') ?? 0)
      if (!period) return []
      const span = { ...period, from: addMonths(period.from, -before) }
      const today = asked.todayIn(zones.get(numberIn(row.after, 'farm_id') ?? 0))
      return fields.flatMap(field => dayFault(row, field, { span, today }))
    })
  },
}

/** Only near the border: a day that is not ahead of yesterday is ahead nowhere. */
async function zonesNear(
  { tx, todayIn }: Asked,
  rows: readonly RowToSave[],
  fields: readonly string[],
): Promise<ReadonlyMap<number, string>> {
  const earliest = addDays(todayIn(), -1)
  const near = rows.filter(({ after }) =>
    fields.some(field => isTooFarAhead(textIn(after, field) ?? '', earliest)),
  )
  return near.length > 0 ? zonesOf(tx, farmsOf(near)) : new Map()
}

interface Span {
  readonly id: number
  readonly name: string
  readonly from: string
  readonly to: string
}

async function periodsOf(
  rows: readonly RowToSave[],
  { tx }: Asked,
): Promise<ReadonlyMap<number, Span>> {
  if (rows.length === 0) return new Map()
  const { rows: found } = await sql<Span>`
    select p.id, p.name, ${dayIn('p.start_date')} as from, ${dayIn('p.end_date')} as to
    from periods p where p.id = any(${pointedAt(rows, 'period_id')})`.execute(tx)
  return new Map(found.map(period => [period.id, period]))
}

function dayFault(
  { after }: RowToSave,
  field: string,
  { span, today }: { readonly span: Span; readonly today: string },
): readonly Finding[] {
  const day = textIn(after, field)
  if (!day) return []
  const outside = whyNotAmong(day, span)
  if (outside) return [{ field, message: outside }]
  // Sires come out on a day that is planned.
  if (field === 'sire_out_date' || !isTooFarAhead(day, today)) return []
  return [{ field, message: `${dayInWords(day)} is in the future: enter what has been done.` }]
}
