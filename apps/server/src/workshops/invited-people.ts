// Who is invited to a workshop, with where a letter reaches them.

import type { attendeeStatuses } from '@furrow/catalogue/choices'
import { isMailAddress } from '@furrow/wire/reached-by'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { newSecretToken } from '../access/tokens/secret-token.ts'
import type { Database, Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'

export type AttendeeStatus = (typeof attendeeStatuses)[number]

export interface InvitedPerson {
  readonly id: number
  readonly status: AttendeeStatus
  readonly farm: string
  readonly name: string
  readonly email: string
  /** Why no letter is written to them. */
  readonly unreachable: string | null
}

interface Row extends Omit<InvitedPerson, 'unreachable' | 'name' | 'email'> {
  readonly name: string | null
  readonly email: string | null
  readonly is_contact: boolean
  readonly is_gone: boolean
  readonly may_contact: boolean | null
}

/** `which`: of the attendees `a`. They are held until the transaction ends, in one order. */
export async function heldInvitees(
  tx: Transaction,
  which: RawBuilder<unknown>,
): Promise<readonly InvitedPerson[]> {
  const held = await runQuery(
    tx,
    sql<{ id: number }>`
      select a.id from workshop_attendees a where a.deleted_at is null and ${which}
      order by a.id for no key update`,
  )
  const rows = await runQuery(
    tx,
    sql<Row>`
      select a.id, a.status, f.farm_name as farm, coalesce(u.name, c.name) as name,
        coalesce(u.email, c.email) as email, a.attendee_type = 'farm_contacts' as is_contact,
        (u.id is null or not u.active) and c.id is null as is_gone, c.may_contact
      from workshop_attendees a
      join farms f on f.id = a.farm_id
      left join users u on a.attendee_type = 'users' and u.id = a.attendee_id and u.deleted_at is null
      left join farm_contacts c on a.attendee_type = 'farm_contacts' and c.id = a.attendee_id
        and c.farm_id = a.farm_id and c.deleted_at is null
      where a.id = any(${held.map(({ id }) => id)}::bigint[])
      order by a.id`,
  )
  return rows.map(row => ({
    id: row.id,
    status: row.status,
    farm: row.farm,
    name: row.name ?? 'Someone',
    email: row.email ?? '',
    unreachable: whyNot(row),
  }))
}

function whyNot({ email, is_contact, is_gone, may_contact }: Row): string | null {
  if (is_gone) return 'They no longer belong to the farm.'
  if (is_contact && may_contact === false) return 'They don’t want to be contacted.'
  return isMailAddress(email ?? '') ? null : 'There is no email for them.'
}

/** Of one attendee: a new link beside those of earlier letters, which go on to work. */
export function newAnswerLink(publicUrl: string) {
  const { token, hash } = newSecretToken('answer')
  return { address: `${publicUrl.replace(/\/+$/, '')}/answer/${token}`, hash }
}

export async function workshopTold(tx: Database | Transaction, workshop: number) {
  const [found] = await runQuery(
    tx,
    sql<{
      readonly id: number
      readonly name: string
      readonly date: string | null
      readonly starts_at: string | null
      readonly ends_at: string | null
      readonly place: string | null
      readonly address: string | null
      readonly hosts: string | null
      readonly agenda: string | null
    }>`
      select id, name, to_char(date, 'YYYY-MM-DD') as date, starts_at, ends_at, place, address, hosts,
        agenda
      from workshops where id = ${workshop} and deleted_at is null`,
  )
  return found
}
