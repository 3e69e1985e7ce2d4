// Someone who is invited belongs to the farm, answers until the day is over and while there are seats, and is ticked off
// on the day.

import { dayInWords } from '@furrow/farming/dates/dates'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import type { Transaction } from '../../db/database.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { comesOrGoes, numberIn, pointedAt } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SaveRule } from '../saving/save-rule.ts'
import { heldWorkshops, isOver, noSeat, overWords } from './held-workshops.ts'
import type { HeldWorkshop } from './held-workshops.ts'

export const attendeeRules: SaveRule = {
  of: ['workshop_attendees'],
  complete: async rows => rows.map(completed),
  async check(rows, asked) {
    const { tx, viewer } = asked
    const workshops = await heldWorkshops(tx, {
      workshops: pointedAt(rows, 'workshop_id'),
      except: rows.flatMap(({ id }) => id ?? []),
    })
    const strangers = await strangersAmong(tx, rows)
    const seats = seatsTaken(rows)
    return errorsOf(rows, row => {
      const workshop = workshops.get(numberIn(row.after, 'workshop_id') ?? 0)
      return [
        ...turned(row),
        ...(strangers.has(row) ? [{ field: 'attendee_id', message: notOfFarm }] : []),
        ...(workshop ? answered(row, { workshop, asked, ahead: seats(row) }) : []),
        ...(workshop && viewer.isStaff ? tickedEarly(row, workshop, asked.todayIn()) : []),
      ]
    })
  },
}

const notOfFarm = 'This person doesn’t belong to this farm.'

/** When someone was invited, and when they answered. */
function completed({ before, sent }: RowToSave): Row {
  const { status } = sent
  if (status === undefined || status === (before?.['status'] ?? null)) return {}
  const now = new Date().toISOString()
  if (status === 'Sent') return { sent_at: now }
  return status === 'Unsent' ? {} : { answered_at: now }
}

const stays = ['farm_id', 'workshop_id', 'attendee_type', 'attendee_id']

function turned({ before, sent }: RowToSave): readonly Finding[] {
  if (!before) return []
  const message = 'Remove this person, and add the other one instead.'
  return stays
    .filter(name => sent[name] !== undefined && sent[name] !== before[name])
    .map(field => ({ field, message }))
}

interface Answering {
  readonly workshop: HeldWorkshop
  readonly asked: Asked
  /** Seats that rows of the same request take before this one. */
  readonly ahead: number
}

function answered(
  { before, sent, after }: RowToSave,
  { workshop, asked, ahead }: Answering,
): readonly Finding[] {
  const { viewer, todayIn } = asked
  const [was, status] = [before?.['status'], after['status']]
  if (sent['status'] === undefined || was === status) return []
  const wrong = (message: string) => [{ field: 'status', message }]
  if (!viewer.isStaff) {
    if (isOver(workshop, todayIn())) return wrong(overWords(workshop))
    if (status === 'Unsent' || status === 'Sent')
      return wrong('Say whether they’re attending or not attending.')
  }
  const isFull = workshop.seats !== null && workshop.attending + ahead >= workshop.seats
  return status === 'Attending' && isFull ? wrong(noSeat(workshop)) : []
}

/** How many rows of a request, up to each, take a seat of the same workshop. */
function seatsTaken(rows: readonly RowToSave[]): (row: RowToSave) => number {
  const taken = new Map<unknown, number>()
  const ahead = new Map<RowToSave, number>()
  for (const row of rows.toSorted((a, b) => rank(a) - rank(b))) {
    const { workshop_id: workshop, status } = row.after
    const count = taken.get(workshop) ?? 0
    ahead.set(row, count)
    if (status === 'Attending' && !comesOrGoes(row)) taken.set(workshop, count + 1)
  }
  return row => ahead.get(row) ?? 0
}

/** Whoever has a seat keeps it. */
const rank = ({ before }: RowToSave) => (before?.['status'] === 'Attending' ? 0 : 1)

function tickedEarly(
  { sent }: RowToSave,
  { date }: HeldWorkshop,
  today: string,
): readonly Finding[] {
  if (sent['attended'] !== true || date === null || date <= today) return []
  const message = `The workshop is on ${dayInWords(date)}: attendance is ticked on the day.`
  return [{ field: 'attended', message }]
}

/** A contact of another farm is refused by the database; a person may belong to several. */
async function strangersAmong(
  tx: Transaction,
  rows: readonly RowToSave[],
): Promise<ReadonlySet<RowToSave>> {
  const named = rows.filter(({ before, after }) => !before && after['attendee_type'] === 'users')
  if (named.length === 0) return new Set()
  const pairs = named.map(({ after }) => ({ farm: after['farm_id'], person: after['attendee_id'] }))
  const known = await runQuery(
    tx,
    sql<{ farm: number; person: number }>`
      select distinct p.farm_id as farm, p.user_id as person
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as s(farm bigint, person bigint)
      join farm_people p on p.farm_id = s.farm and p.user_id = s.person`,
  )
  const there = new Set(known.map(({ farm, person }) => `${farm} ${person}`))
  return new Set(
    named.filter(
      ({ after }) => !there.has(`${String(after['farm_id'])} ${String(after['attendee_id'])}`),
    ),
  )
}
