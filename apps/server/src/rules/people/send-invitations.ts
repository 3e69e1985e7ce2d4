// What follows from an invitation: an earlier one of the same address is withdrawn, and a letter with a
// link goes out. The link is only in the letter; its hash is kept.

import { sql } from 'kysely'
import { letterText } from '../../access/sign-in/letter.ts'
import { invitationLetter } from '../../access/sign-in/invitation-letter.ts'
import { newInviteToken } from '../../access/sign-in/invite-token.ts'
import { linkFor } from '../../access/reach/link-for.ts'
import type { Asked, SavedRow } from '../saving/save-rule.ts'

export async function withdrawEarlier(rows: readonly SavedRow[], asked: Asked): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const { rows: earlier } = await sql<{ id: number }>`
    select distinct e.id
    from invitations n
    join invitations e on e.invitable_type = n.invitable_type and e.invitable_id = n.invitable_id
      and e.email = n.email and e.id < n.id and e.accepted_at is null and e.deleted_at is null
    where n.id = any(${ids})`.execute(asked.tx)
  if (earlier.length === 0) return
  await asked.save(
    'invitations',
    earlier.map(({ id }) => ({ id, deleted: true })),
  )
}

export async function sendInvitations(
  rows: readonly SavedRow[],
  publicUrl: string,
  { tx, viewer }: Asked,
): Promise<void> {
  const { rows: invited } = await sql<Invited>`
    select i.id, i.email as to, u.name as inviter, coalesce(f.farm_name, b.name) as place
    from invitations i
    join users u on u.id = ${viewer.actor}
    left join farms f on i.invitable_type = 'farms' and f.id = i.invitable_id
    left join businesses b on i.invitable_type = 'businesses' and b.id = i.invitable_id
    where i.id = any(${rows.map(({ id }) => id)})`.execute(tx)
  const letters = JSON.stringify(invited.map(one => letterOf(one, publicUrl)))
  await sql`
    with letters as (
      select * from jsonb_to_recordset(${letters}::jsonb)
        as l(id bigint, hash text, "to" text, subject text, body text)
    ), hashed as (
      update invitations i set hash = l.hash from letters l where i.id = l.id
    )
    insert into outgoing_mails ("to", subject, body, created_at, attempts)
    select "to", subject, body, now(), 0 from letters order by id`.execute(tx)
}

interface Invited {
  readonly id: number
  readonly to: string
  readonly inviter: string
  readonly place: string
}

function letterOf({ id, ...invited }: Invited, publicUrl: string) {
  const { token, hash } = newInviteToken()
  const letter = invitationLetter({ ...invited, link: linkFor(publicUrl, token) })
  return { id, hash, to: letter.to, subject: letter.subject, body: letterText(letter) }
}
