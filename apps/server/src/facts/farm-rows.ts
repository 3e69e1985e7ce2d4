// The rows of one farm in a statement written by hand, table by table: those that someone sees, or for
// the rules of the farm itself, all of them.

import { sql } from 'kysely'
import type { Reach } from '../query/reach.ts'
import type { Sql } from '../query/sql.ts'

interface FarmPeriod {
  readonly farm_id: number
  readonly period_id: number
  /** The first and the last day, and the first one of sowing. */
  readonly start: string
  readonly end: string
  readonly sowing_start: string
}

export interface FarmAsked {
  /** Whose rows; without it, all rows of the farm. */
  readonly reach?: Reach
  readonly collection: FarmPeriod
}

/** What of a table, which goes by `alias`, is the farm's, not deleted, and there for whoever asks. */
export function farmRows({ reach, collection }: FarmAsked, entity: string, alias: string): Sql {
  const own = reach?.named(entity)
  const there = sql`${sql.ref(`${alias}.farm_id`)} = ${collection.farm_id}
    and ${sql.ref(`${alias}.deleted_at`)} is null`
  return own ? sql`${there} and ${own(alias)}` : there
}

/** The crops of the farm, on paddocks that are there, too; they go by `c` and `d`. */
export function cropsOnPaddocks(asked: FarmAsked): Sql {
  return sql`crop_collections c
    join paddocks d on d.id = c.paddock_id and ${farmRows(asked, 'paddocks', 'd')}`
}

/** Those of the period. */
export function areOfPeriod(asked: FarmAsked): Sql {
  return sql`c.period_id = ${asked.collection.period_id}
    and ${farmRows(asked, 'crop_collections', 'c')}`
}
