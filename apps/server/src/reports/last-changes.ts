// Who last changed something in each section of a collection, and when: of the records that someone
// reads, as the history itself is read.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { SectionName } from '@furrow/farming/completeness/completeness-questions'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import type { Reach } from '../query/reach.ts'
import type { Collection } from './collections.ts'
import { inPeriod, sectionRecords } from './section-records.ts'
import type { Sql } from '../query/sql.ts'

export interface LastChange {
  readonly at: string
  readonly by: string | null
}

export async function lastChangesOf(
  { db, catalogue }: { readonly db: Database; readonly catalogue: Catalogue },
  reach: Reach,
  collection: Collection,
): Promise<ReadonlyMap<SectionName, LastChange>> {
  const kinds = [...new Set(Object.values(sectionRecords).flat())]
  const newest = kinds.map(kind =>
    renderNewest(entityNamed(catalogue, kind), reach.named(kind)?.('t'), collection),
  )
  const rows = await runQuery(db, renderLines(newest))
  const found = new Map<SectionName, LastChange>()
  for (const { entity, at, by } of rows) {
    for (const section of sectionsWith(entity)) found.set(section, { at, by })
  }
  return found
}

interface Line {
  readonly entity: string
  readonly at: string
  readonly by: string | null
}

/** The oldest first. */
function renderLines(newest: readonly Sql[]) {
  return sql<Line>`
    select c.entity, to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      u.name as by
    from (${sql.join(newest, sql` union all `)}) n
    join changes c on c.id = n.id
    left join users u on u.id = c.user_id
    order by c.id`
}

/**
 * The newest line about each row is one step down an index, however long its history is; all lines of
 * the farm would be ever more from year to year.
 */
function renderNewest(entity: Entity, seen: Sql | undefined, place: Collection): Sql {
  const { name } = entity
  const farm = name === 'farms' ? sql`t.id` : sql`t.farm_id`
  return sql`
    select max(l.id) as id from ${sql.table(name)} t
    cross join lateral (
      select c.id from changes c where c.entity = ${name} and c."row" = t.id
      order by c.id desc limit 1) l
    where ${farm} = ${place.farm_id} and ${inPeriod(entity, place)}
      and ${seen ?? sql`true`}`
}

function sectionsWith(entity: string): readonly SectionName[] {
  const all = Object.entries(sectionRecords) as [SectionName, readonly string[]][]
  return all.filter(([, entities]) => entities.includes(entity)).map(([section]) => section)
}
