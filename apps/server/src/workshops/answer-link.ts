// A link of an invitation: it tells of one workshop and says whether one person comes, and opens nothing else.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { notFound, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { hashOfToken } from '../access/tokens/secret-token.ts'
import type { Database, Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import type { Author } from '../query/author.ts'
import { heldWorkshops, isOver, noSeat, overWords } from '../rules/workshops/held-workshops.ts'
import type { Engine } from '../verbs/call/engine.ts'
import { saveFollowing } from '../verbs/rows/save-following.ts'
import { workshopTold } from './invited-people.ts'
import type { AttendeeStatus } from './invited-people.ts'
import { sessionsOfWorkshop } from './shown-session.ts'
import type { WorkshopTold } from './workshop-letter.ts'

export interface AnswerAsked {
  readonly workshop: WorkshopTold
  readonly name: string
  readonly farm: string
  readonly status: AttendeeStatus
  /** Why one can no longer say that one comes. */
  readonly full: string | null
  /** Why one can no longer say anything. */
  readonly over: string | null
  /** A presentation goes on. */
  readonly isShown: boolean
}

interface Behind {
  readonly link: number
  readonly attendee: number
  readonly workshop: number
  readonly name: string | null
  readonly farm: string
  readonly status: AttendeeStatus
  readonly is_revoked: boolean
  /** Of a contact who gets the farm's reports: the farm, whose own figures they may see. */
  readonly reported_farm: number | null
  readonly is_contact: boolean
}

/** One sentence for what never was, and what was removed since. */
const noLink = () =>
  notFound('This link doesn’t work. Use the one in your email, or ask the hosts for a new one.')

async function behindLink(tx: Database | Transaction, token: string): Promise<Behind> {
  const [found] = await runQuery(
    tx,
    sql<Behind>`
      select l.id as link, a.id as attendee, a.workshop_id as workshop, a.status,
        f.farm_name as farm, coalesce(u.name, c.name) as name, l.revoked_at is not null as is_revoked,
        c.id is not null as is_contact, case when c.may_receive_reports then f.id end as reported_farm
      from workshop_links l
      join workshop_attendees a on l.invitee_type = 'workshop_attendees' and a.id = l.invitee_id
        and a.workshop_id = l.workshop_id and a.deleted_at is null
      join workshops w on w.id = a.workshop_id and w.deleted_at is null
      join farms f on f.id = a.farm_id and f.deleted_at is null
      left join users u on a.attendee_type = 'users' and u.id = a.attendee_id and u.deleted_at is null
      left join farm_contacts c on a.attendee_type = 'farm_contacts' and c.id = a.attendee_id
        and c.farm_id = a.farm_id and c.deleted_at is null
      where l.hash = ${hashOfToken(token)} and l.deleted_at is null
        and (u.active or c.id is not null)`,
  )
  if (!found || !token.startsWith('answer_')) throw noLink()
  if (found.is_revoked) throw notFound('This link was revoked. Ask the hosts for a new one.')
  return found
}

export type Invitee = Pick<Behind, 'workshop' | 'reported_farm' | 'is_contact' | 'farm'>

/** Who follows the big screen by their link. */
export function inviteeBehind(db: Database, token: string): Promise<Invitee> {
  return behindLink(db, token)
}

export async function answerAsked(
  tx: Transaction,
  token: string,
  today: string,
): Promise<AnswerAsked> {
  const behind = await behindLink(tx, token)
  const held = await heldWorkshops(tx, { workshops: [behind.workshop], except: [behind.attendee] })
  const [workshop, seats] = [await workshopTold(tx, behind.workshop), held.get(behind.workshop)]
  if (!workshop || !seats) throw noLink()
  const isFull = seats.seats !== null && seats.attending >= seats.seats
  const { name, farm, status } = behind
  return {
    workshop,
    name: name ?? 'Someone',
    farm,
    status,
    full: isFull && status !== 'Attending' ? noSeat(seats) : null,
    over: isOver(workshop, today) ? overWords(workshop) : null,
    isShown: (await sessionsOfWorkshop(tx, behind.workshop)).length > 0,
  }
}

interface Answering {
  readonly engine: Engine
  readonly tx: Transaction
  readonly author: Author
}

/** The status of its own attendee, and nothing else. */
export async function answerByLink(
  { engine, tx, author }: Answering,
  token: string,
  status: 'Attending' | 'Not Attending',
): Promise<void> {
  const asked = await answerAsked(tx, token, engine.today())
  if (asked.over !== null) throw new Refusal('conflict', asked.over)
  if (status === 'Attending' && asked.full !== null) throw new Refusal('conflict', asked.full)
  const { attendee, link } = await behindLink(tx, token)
  const now = new Date().toISOString()
  const entity = (name: string) => entityNamed(engine.catalogue, name)
  if (asked.status !== status) {
    const answer = { id: attendee, status, answered_at: now }
    await saveFollowing({ engine, tx, author }, entity('workshop_attendees'), [answer])
  }
  await saveFollowing({ engine, tx, author }, entity('workshop_links'), [
    { id: link, used_at: now },
  ])
}
