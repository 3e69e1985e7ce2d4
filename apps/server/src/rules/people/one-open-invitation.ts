// One address has one open invitation to a farm or business: two that are sent at once stand in line, and one
// that was withdrawn does not come back beside another.

import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Asked, Row, RowToSave, SavedRow } from '../saving/save-rule.ts'

/** In one order, so that two requests never wait for each other. */
export async function holdPlaces(rows: readonly RowToSave[], { tx }: Asked): Promise<void> {
  const places = [...new Set(rows.map(({ after }) => placeOf(after)))].toSorted()
  if (places.length === 0) return
  await sql`
    select pg_advisory_xact_lock(hashtextextended(p.place, 0))::text
    from unnest(${places}::text[]) with ordinality as p(place, at) order by p.at`.execute(tx)
}

function placeOf(row: Row): string {
  const [type, id, email] = ['invitable_type', 'invitable_id', 'email'].map(name => row[name])
  return `invitation to ${String(type)} ${String(id)} of ${String(email)}`
}

export async function refuseSecond(rows: readonly SavedRow[], asked: Asked): Promise<void> {
  if (rows.length === 0) return
  await holdPlaces(rows, asked)
  const { rows: found } = await sql<{ email: string }>`
    select i.email
    from invitations i
    join invitations o on o.invitable_type = i.invitable_type and o.invitable_id = i.invitable_id
      and o.email = i.email and o.id <> i.id and o.accepted_at is null and o.deleted_at is null
    where i.id = any(${rows.map(({ id }) => id)}) and i.deleted_at is null and i.accepted_at is null
    limit 1`.execute(asked.tx)
  const [second] = found
  if (!second) return
  throw new Refusal('conflict', `${second.email} has another open invitation to the same place.`)
}
