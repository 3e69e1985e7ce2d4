// Who last changed some rows, and when: of rows of a farm, as the history itself is read.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { carriesFarm } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import type { Reach } from '../query/reach.ts'

export interface RowBehind {
  readonly resource: string
  readonly id: number
}

export interface ChangeOfRow {
  readonly at: string
  readonly by: string | null
  /** After the moment that is asked about. */
  readonly isSince: boolean
}

interface Line extends ChangeOfRow {
  readonly entity: string
  readonly row: number
}

/** Lists that all farms share are nobody’s to tell. */
export async function changesOfRows(
  { db, catalogue }: { readonly db: Database; readonly catalogue: Catalogue },
  reach: Reach,
  { rows, since }: { readonly rows: readonly RowBehind[]; readonly since: string | null },
): Promise<(row: RowBehind) => ChangeOfRow | null> {
  const own = rows.filter(({ resource }) => carriesFarm(entityNamed(catalogue, resource)))
  if (own.length === 0) return () => null
  const seen = reach.named('changes')?.('c') ?? sql`true`
  const lines = await runQuery(
    db,
    sql<Line>`
      select distinct on (c.entity, c."row") c.entity, c."row",
        to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, u.name as by,
        coalesce(c.at > ${since}::timestamptz, false) as "isSince"
      from unnest(${own.map(({ resource }) => resource)}::text[], ${own.map(({ id }) => id)}::bigint[])
        as wanted (entity, id)
      join changes c on c.entity = wanted.entity and c."row" = wanted.id
      left join users u on u.id = c.user_id
      where ${seen}
      order by c.entity, c."row", c.id desc`,
  )
  const found = new Map(lines.map(line => [`${line.entity} ${line.row}`, line]))
  return ({ resource, id }) => {
    const line = found.get(`${resource} ${id}`)
    return line ? { at: line.at, by: line.by, isSince: line.isSince } : null
  }
}
