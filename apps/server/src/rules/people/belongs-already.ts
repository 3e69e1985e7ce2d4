// Which invitations go to someone who belongs to the farm or business already.

import { sql } from 'kysely'
import type { Asked, RowToSave } from '../saving/save-rule.ts'

export async function invitedAlready(
  rows: readonly RowToSave[],
  { tx }: Asked,
): Promise<ReadonlySet<RowToSave>> {
  if (rows.length === 0) return new Set()
  const invited = rows.map(({ after }, place) => ({
    place,
    email: after['email'],
    type: after['invitable_type'],
    id: after['invitable_id'],
  }))
  const { rows: found } = await sql<{ place: number }>`
    select i.place
    from jsonb_to_recordset(${JSON.stringify(invited)}::jsonb)
      as i(place integer, email text, type text, id bigint)
    join users u on u.email = i.email and u.deleted_at is null
    where (i.type = 'farms' and exists (
        select from details_user l
        where l.details_id = i.id and l.user_id = u.id and l.deleted_at is null))
      or (i.type = 'businesses' and exists (
        select from business_user l
        where l.business_id = i.id and l.user_id = u.id and l.deleted_at is null))`.execute(tx)
  const places = new Set(found.map(({ place }) => place))
  return new Set(rows.filter((_, place) => places.has(place)))
}
