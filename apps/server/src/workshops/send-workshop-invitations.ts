// Invitations to a workshop are sent: to everybody who has none yet, once each. Letters, links and what became of each
// attendee are of one transaction, so that a job that is begun again writes nobody twice.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { invalid, notFound } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { writeLetter } from '../access/sign-in/letter.ts'
import type { InvitationOrder } from '../background/jobs/job.ts'
import type { Database, Transaction } from '../db/database.ts'
import { isOver, overWords } from '../rules/workshops/held-workshops.ts'
import type { WritingContext } from '../verbs/call/request-context.ts'
import { saveFollowing } from '../verbs/rows/save-following.ts'
import { heldInvitees, newAnswerLink, workshopTold } from './invited-people.ts'
import type { InvitedPerson } from './invited-people.ts'
import { invitationTo } from './workshop-letter.ts'
import type { WorkshopTold } from './workshop-letter.ts'

export const onlyStaffInvite = 'Only staff send invitations to workshops.'

/** So many at a time, to say how far it is. */
const atATime = 25

export async function sendWorkshopInvitations(
  { workshop, attendees, again }: InvitationOrder,
  writing: WritingContext,
  progress: (share: number) => Promise<void>,
): Promise<Readonly<Record<string, unknown>>> {
  const { engine, tx } = writing
  const told = await workshopToInviteTo(tx, workshop, engine.today())
  const statuses = again ? ['Unsent', 'Sent'] : ['Unsent']
  const invitees = await heldInvitees(
    tx,
    sql`a.workshop_id = ${workshop} and a.status = any(${statuses})
      and (${attendees === null} or a.id = any(${attendees ?? []}::bigint[]))`,
  )
  const reached = invitees.filter(({ unreachable }) => unreachable === null)
  for (let at = 0; at < reached.length; at += atATime) {
    await progress(at / reached.length)
    await sendTo(writing, { workshop, told, people: reached.slice(at, at + atATime) })
  }
  return {
    sent: reached.length,
    left_out: invitees
      .filter(({ unreachable }) => unreachable !== null)
      .map(({ name, farm, unreachable }) => ({ name, farm, why: unreachable })),
  }
}

/** Refuses one that is not there, has no day, or is over. */
export async function workshopToInviteTo(
  tx: Database | Transaction,
  workshop: number,
  today: string,
) {
  const told = await workshopTold(tx, workshop)
  if (!told) throw notFound('There is no such workshop.')
  if (told.date === null) {
    throw invalid({ date: ['Say on which day the workshop is before you send invitations.'] })
  }
  if (isOver(told, today)) throw invalid({ date: [overWords(told)] })
  return told
}

interface Sending {
  readonly workshop: number
  readonly told: WorkshopTold
  readonly people: readonly InvitedPerson[]
}

async function sendTo(writing: WritingContext, { workshop, told, people }: Sending): Promise<void> {
  const { engine, tx } = writing
  const letters = people.map(person => ({ person, link: newAnswerLink(engine.publicUrl()) }))
  await saveFollowing(
    writing,
    entityNamed(engine.catalogue, 'workshop_links'),
    letters.map(({ person, link }) => ({
      workshop_id: workshop,
      invitee_type: 'workshop_attendees',
      invitee_id: person.id,
      hash: link.hash,
    })),
  )
  const sent_at = new Date().toISOString()
  await saveFollowing(
    writing,
    entityNamed(engine.catalogue, 'workshop_attendees'),
    people.map(({ id }) => ({ id, status: 'Sent', sent_at })),
  )
  for (const { person, link } of letters) {
    await writeLetter(tx, invitationTo(person, told, link.address))
  }
}
