// Breeding rounds: of breeding classes alone (E-LIV-7), with no more in young than were scanned, and with
// joining, scanning, birth, marking and weaning in their order (E-LIV-5).

import { dayInWords } from '@furrow/farming/dates/dates'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { sql } from 'kysely'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { farmsOf, numberIn, pointedAt, textIn, touches } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SaveRule } from '../saving/save-rule.ts'
import { stockClasses } from './stock-lines.ts'

export const breedingRoundRules: SaveRule = {
  of: ['livestock_reproduction_lifecycles'],
  async check(rows, asked) {
    const due = rows.filter(row => touches(row, ['livestock_class_id']))
    const classes = await stockClasses(pointedAt(due, 'livestock_class_id'), asked)
    return errorsOf(due, ({ after }) => {
      const joined = classes.get(numberIn(after, 'livestock_class_id') ?? 0)
      if (!joined || joined.breeding) return []
      const message = `${joined.name} cannot be joined: choose a class of breeding females.`
      return [{ field: 'livestock_class_id', message }]
    })
  },
}

const joining = 'livestock_joining_events'
const scanning = 'livestock_scanning_events'
export const birthing = 'livestock_birthing_events'
export const marking = 'livestock_marking_events'
const weaning = 'livestock_weaning_events'

export const roundOf = 'livestock_reproduction_lifecycle_id'

export const breedingEventRules: SaveRule = {
  of: [joining, scanning, birthing, marking, weaning],
  async check(rows, asked) {
    const dated = rows.filter(row => touches(row, ['date', roundOf]) && textIn(row.after, 'date'))
    const stored = await eventsOfRounds(dated, asked)
    const events = [...stored, ...dated.map(row => eventOf(asked.entity, row))]
    return errorsOf(rows, row => [
      ...(asked.entity === scanning ? tooManyInYoung(row) : []),
      ...(asked.entity === joining ? outBeforeIn(row) : []),
      ...(dated.includes(row) ? outOfOrder(asked.entity, row, events) : []),
    ])
  },
}

function tooManyInYoung(row: RowToSave): readonly Finding[] {
  const [scanned, pregnant] = [
    numberIn(row.after, 'number_scanned'),
    numberIn(row.after, 'number_pregnant'),
  ]
  if (!touches(row, ['number_scanned', 'number_pregnant'])) return []
  if (scanned === undefined || pregnant === undefined || pregnant <= scanned) return []
  const message = `${quantityText(pregnant, 'head')} in young are more than the ${quantityText(scanned, 'head')} scanned.`
  return [{ field: 'number_pregnant', message }]
}

function outBeforeIn(row: RowToSave): readonly Finding[] {
  const [into, out] = [textIn(row.after, 'date'), textIn(row.after, 'sire_out_date')]
  if (!touches(row, ['date', 'sire_out_date']) || !into || !out || into <= out) return []
  const message = `The sires went in on ${dayInWords(into)}: they cannot come out before.`
  return [{ field: 'sire_out_date', message }]
}

interface RoundEvent {
  readonly table: string
  readonly id: number | undefined
  readonly round: number
  readonly day: string
}

function eventOf(table: string, { id, after }: RowToSave): RoundEvent {
  return { table, id, round: numberIn(after, roundOf) ?? 0, day: textIn(after, 'date') ?? '' }
}

/** What is stored of the same rounds, but for the rows themselves. */
async function eventsOfRounds(
  rows: readonly RowToSave[],
  { tx, entity }: Asked,
): Promise<readonly RoundEvent[]> {
  if (rows.length === 0) return []
  const rounds = pointedAt(rows, roundOf)
  const parts = [joining, scanning, birthing, marking, weaning].map(
    table => sql`
      select ${table}::text as "table", id, livestock_reproduction_lifecycle_id as round,
        date as day
      from ${sql.table(table)}
      where livestock_reproduction_lifecycle_id = any(${rounds})
        and farm_id = any(${farmsOf(rows)}) and date is not null and deleted_at is null`,
  )
  const { rows: found } = await sql<RoundEvent>`${sql.join(parts, sql` union all `)}`.execute(tx)
  return found.filter(({ table, id }) => table !== entity || !rows.some(row => row.id === id))
}

const orders = [
  { first: joining, next: scanning, firstWas: 'joined', nextWas: 'scanned' },
  { first: birthing, next: marking, firstWas: 'born', nextWas: 'marked' },
  { first: birthing, next: weaning, firstWas: 'born', nextWas: 'weaned' },
] as const

function outOfOrder(
  table: string,
  { after }: RowToSave,
  events: readonly RoundEvent[],
): readonly Finding[] {
  const days = daysOfRound(after, events)
  return orders.flatMap(({ first, next, firstWas, nextWas }) => {
    const [from, until] = [days(first)[0], days(next)[0]]
    if ((table !== first && table !== next) || !from || !until || until >= from) return []
    const message = `The first were ${firstWas} on ${dayInWords(from)}: none were ${nextWas} on ${dayInWords(until)}.`
    return [{ field: 'date', message }]
  })
}

/** The first day first. */
function daysOfRound(after: Row, events: readonly RoundEvent[]) {
  const own = events.filter(({ round }) => round === after[roundOf])
  return (table: string): readonly string[] =>
    own
      .filter(event => event.table === table)
      .map(({ day }) => day)
      .toSorted()
}
