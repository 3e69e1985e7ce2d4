// Workshops as they stand while someone answers: two who take the last seat at once stand in line.

import { dayInWords } from '@furrow/farming/dates/dates'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

export interface HeldWorkshop {
  readonly id: number
  readonly name: string
  readonly date: string | null
  readonly seats: number | null
  /** Seats that are taken, but for the attendees that are named. */
  readonly attending: number
}

interface Held {
  readonly workshops: readonly number[]
  readonly except: readonly number[]
}

export async function heldWorkshops(
  tx: Transaction,
  { workshops, except }: Held,
): Promise<ReadonlyMap<number, HeldWorkshop>> {
  // In one order, so that two requests never wait for each other; keys to a workshop may be written meanwhile.
  await runQuery(
    tx,
    sql`select id from workshops where id = any(${workshops}::bigint[]) order by id for no key update`,
  )
  const rows = await runQuery(
    tx,
    sql<HeldWorkshop>`
      select w.id, w.name, to_char(w.date, 'YYYY-MM-DD') as date, w.seats, (
        select count(*)::int from workshop_attendees a
        where a.workshop_id = w.id and a.status = 'Attending' and a.deleted_at is null
          and not a.id = any(${except}::bigint[])) as attending
      from workshops w where w.id = any(${workshops}::bigint[])`,
  )
  return new Map(rows.map(row => [row.id, row]))
}

export function isOver({ date }: Pick<HeldWorkshop, 'date'>, today: string): boolean {
  return date !== null && date < today
}

export function overWords({ date }: Pick<HeldWorkshop, 'date'>): string {
  return `This workshop was on ${dayInWords(date ?? '')}, so answers can no longer be changed.`
}

export function noSeat({ seats }: Pick<HeldWorkshop, 'seats'>): string {
  const taken = seats === 1 ? 'The only seat is taken.' : `All ${seats} seats are taken.`
  return `${taken} Ask the hosts whether there is room for one more.`
}
