// The rows of some farms that a person sees, as tables of a statement written by hand. What is reported
// of a farm is read in this way, or only for whoever reads all that it is made of.

import { sql } from 'kysely'
import type { Reach } from '../query/reach.ts'
import type { Sql } from '../query/sql.ts'

/** The name of a table. `part` is where the rows lie, for a record of several parts. */
export type Visible = (entity: string, part?: string) => Sql

export interface VisibleTables {
  readonly seen: Visible
  /** All that `seen` gave a name to so far, for the head of the statement. */
  heads(): readonly Sql[]
}

export interface Whose {
  readonly reach: Reach
  readonly farms: readonly number[]
  /** Of rain, what was read from one day to another. */
  readonly days: { readonly from: string; readonly to: string }
}

/**
 * Each table is read once, by its farms, and from there on put together as a whole: row by row, two
 * hundred farms would be looked up again for every row.
 */
export function visibleTables(whose: Whose): VisibleTables {
  const heads = new Map<string, Sql>()
  return {
    seen(entity, part = entity) {
      const name = sql.ref(`seen_${part}`)
      if (!heads.has(part)) heads.set(part, headOf(name, { entity, part }, whose))
      return name
    },
    heads: () => [...heads.values()],
  }
}

function headOf(
  name: Sql,
  { entity, part }: { readonly entity: string; readonly part: string },
  { reach, farms, days }: Whose,
): Sql {
  const own = reach.named(entity)
  // What is read on one day may be the rain of up to a year before it.
  const inDays =
    entity === 'rainfalls'
      ? sql`and t.date between ${days.from}::date and ${days.to}::date + 366`
      : sql``
  return sql`${name} as materialized (
    select t.* from ${sql.table(part)} t
    where t.farm_id = any(${farms}::bigint[]) and t.deleted_at is null ${inDays}
      ${own ? sql`and ${own('t')}` : sql``})`
}
