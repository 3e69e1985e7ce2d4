// The rows of one farm's period that somebody sees, table by table, in a statement written by hand.

import { sql } from 'kysely'
import type { Reach } from '../../query/reach.ts'
import type { Collection } from '../collections.ts'
import type { Sql } from '../seen-rows.ts'

export interface Asked {
  readonly reach: Reach
  readonly collection: Collection
}

/** What of a table, which goes by `alias`, is the farm's, not deleted, and there for this person. */
export function thereOf({ reach, collection }: Asked, entity: string, alias: string): Sql {
  const own = reach.named(entity)
  const there = sql`${sql.ref(`${alias}.farm_id`)} = ${collection.farm_id}
    and ${sql.ref(`${alias}.deleted_at`)} is null`
  return own ? sql`${there} and ${own(alias)}` : there
}

/** The crops of the period, on paddocks that are seen, too; they go by `c` and `d`. */
export function cropsOf(asked: Asked): Sql {
  return sql`crop_collections c
    join paddocks d on d.id = c.paddock_id and ${thereOf(asked, 'paddocks', 'd')}`
}

export function areAsked(asked: Asked): Sql {
  return sql`c.period_id = ${asked.collection.period_id}
    and ${thereOf(asked, 'crop_collections', 'c')}`
}
