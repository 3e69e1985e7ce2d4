// The links in letters that hold still: what is behind each, and nothing where one is used, over,
// withdrawn or was never there.

import { invalid } from '@furrow/wire/refusal'
import type { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

export interface ResetBehind {
  readonly userId: number
  readonly email: string
  readonly name: string
}

export interface InvitationBehind {
  readonly id: number
  readonly email: string
  readonly name: string | null
  readonly kind: 'farms' | 'businesses'
  /** The number of the farm or business, and what it is called. */
  readonly placeId: number
  readonly place: string
  readonly asManager: boolean
  readonly invitedBy: number | null
}

export function linkOver(): Refusal {
  const sentence = 'This link has expired. Ask for a new one.'
  return invalid({ token: [sentence] })
}

/** Nobody can ask for another one. */
export function wayBackOver(): Refusal {
  return invalid({ token: ['This link no longer works. It works once, within 72 hours.'] })
}

/** `hold` keeps others from using the link at the same moment. */
export async function resetBehind(
  tx: Database | Transaction,
  hash: string,
  hold = false,
): Promise<ResetBehind> {
  const [found] = await runQuery(
    tx,
    sql<ResetBehind>`
      select u.id as "userId", u.email, u.name
      from upkeep.password_resets r join users u on u.id = r.user_id
      where r.hash = ${hash} and r.used_at is null and r.expires_at > now()
        and u.active and u.deleted_at is null${hold ? sql` for update of r` : sql``}`,
  )
  if (!found) throw linkOver()
  return found
}

export async function invitationBehind(
  tx: Database | Transaction,
  hash: string,
  hold = false,
): Promise<InvitationBehind> {
  const [found] = await runQuery(
    tx,
    sql<InvitationBehind>`
      select i.id, lower(i.email) as email, i.name, i.invitable_type as kind,
        i.invitable_id as "placeId", coalesce(f.farm_name, b.name) as place, i.is_farms_manager as "asManager",
        i.invited_by_id as "invitedBy"
      from invitations i
      left join farms f on i.invitable_type = 'farms' and f.id = i.invitable_id and f.deleted_at is null
      left join businesses b
        on i.invitable_type = 'businesses' and b.id = i.invitable_id and b.deleted_at is null
      where i.hash = ${hash} and i.accepted_at is null and i.deleted_at is null
        and i.expires_at > now() and coalesce(f.id, b.id) is not null${hold ? sql` for update of i` : sql``}`,
  )
  if (!found) throw linkOver()
  return found
}
