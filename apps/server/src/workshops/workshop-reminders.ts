// Reminders of a workshop, 14, 7 and 1 days before: to everybody who is invited and didn’t say they’re not attending. The
// letter and that it was written are kept in one go, so that a server that is killed writes nobody twice.

import { sql } from 'kysely'
import { writeLetter } from '../access/sign-in/letter.ts'
import type { Database, Transaction } from '../db/database.ts'
import { itemByItem } from '../db/item-by-item.ts'
import type { ItemTurns } from '../db/item-by-item.ts'
import { runQuery } from '../db/run-query.ts'
import { inTransaction } from '../db/transaction.ts'
import { heldInvitees, newAnswerLink, workshopTold } from './invited-people.ts'
import { reminderTo } from './workshop-letter.ts'

interface Around {
  readonly db: Database
  publicUrl(): string
  today(zone?: string): string
}

/** How many letters were written. */
export async function writeWorkshopReminders(
  { db, publicUrl, today }: Around,
  turns?: ItemTurns,
): Promise<number> {
  let written = 0
  const day = today()
  const tell = async (due: Due) => {
    written += await inTransaction(db, tx => remind(tx, due, { day, publicUrl: publicUrl() }))
  }
  const items = await runQuery(db, renderDue(day))
  await itemByItem({ doing: 'workshop reminder', items }, tell, turns)
  return written
}

interface Due {
  readonly id: number
  readonly workshop: number
  /** Which of the reminders. */
  readonly days: number
}

/** Nobody who was invited since a reminder was due is reminded of that one. */
const isDue = (day: string) => sql`
  a.deleted_at is null and w.deleted_at is null and a.status in ('Sent', 'Attending')
  and w.date > ${day}::date and r.days >= w.date - ${day}::date
  and coalesce(a.reminded, 1000) > r.days
  and coalesce((a.sent_at at time zone current_setting('furrow.time_zone'))::date, '-infinity') < w.date - r.days`

function renderDue(day: string, attendee?: number) {
  return sql<Due>`
    select a.id, a.workshop_id as workshop, min(r.days) as days
    from workshops w
    join workshop_attendees a on a.workshop_id = w.id
    cross join (values (14), (7), (1)) as r(days)
    where ${isDue(day)} ${attendee === undefined ? sql`` : sql`and a.id = ${attendee}`}
    group by a.id, a.workshop_id order by a.id`
}

interface Told {
  readonly day: string
  readonly publicUrl: string
}

async function remind(tx: Transaction, { id }: Due, { day, publicUrl }: Told): Promise<number> {
  // Two servers at once stand in line here, and the second finds that it is written.
  const [person] = await heldInvitees(tx, sql`a.id = ${id}`)
  const [due] = await runQuery(tx, renderDue(day, id))
  const workshop = due && (await workshopTold(tx, due.workshop))
  if (!person || !workshop) return 0
  await runQuery(tx, sql`update workshop_attendees set reminded = ${due.days} where id = ${id}`)
  if (person.unreachable !== null) return 0
  const { address, hash } = newAnswerLink(publicUrl)
  await runQuery(
    tx,
    sql`insert into workshop_links (workshop_id, invitee_type, invitee_id, hash)
      values (${due.workshop}, 'workshop_attendees', ${id}, ${hash})`,
  )
  await writeLetter(tx, reminderTo(person, workshop, address))
  return 1
}
