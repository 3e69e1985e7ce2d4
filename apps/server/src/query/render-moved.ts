// Which rows were changed by someone else since they were last seen, in a figure that is now sent. The device is
// that of a browser, which people share: what was changed from it is one's own where the same person did it.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Author } from './author.ts'

export interface SeenRow {
  readonly id: number
  /** Its `updated_at` when it was last seen. */
  readonly seen: string
  readonly fields: readonly string[]
}

export function renderMoved(
  entity: string,
  rows: readonly SeenRow[],
  { device, person, actingAs }: Author,
): RawBuilder<{ id: number }> {
  const sent = rows.map(({ id, seen, fields }) => ({ id, seen, fields }))
  return sql<{ id: number }>`
    select s.id from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as s(id bigint, seen timestamptz, fields text[])
    where exists (
      select from changes c
      where c.entity = ${entity} and c."row" = s.id and c.at > s.seen
        and (${device}::text is null or (c.device, c.user_id, c.acting_as_id)
          is distinct from (${device}::text, ${person}::bigint, ${actingAs}::bigint))
        and c.after ?| s.fields)`
}
