// Which rows were changed by someone else since they were last seen, in a figure that is now sent.

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
  { device }: Author,
): RawBuilder<{ id: number }> {
  const sent = rows.map(({ id, seen, fields }) => ({ id, seen, fields }))
  return sql<{ id: number }>`
    select s.id from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as s(id bigint, seen timestamptz, fields text[])
    where exists (
      select from changes c
      where c.entity = ${entity} and c."row" = s.id and c.at > s.seen
        and (${device}::text is null or c.device is distinct from ${device}::text)
        and c.after ?| s.fields)`
}
