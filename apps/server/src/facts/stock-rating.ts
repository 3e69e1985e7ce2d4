// What one animal eats, in dry sheep equivalents: by its class and by what its enterprise is for. Ewes
// that bear prime lambs are no Merinos.

import { sql } from 'kysely'
import type { Sql } from '../query/sql.ts'

/** The variant that fits the purpose of the enterprise; where there is none, the one used first. */
export function ratingOf(stockClass: Sql, enterprise: Sql): Sql {
  return sql`(
    select r.dse from stock_ratings r
    left join livestock_enterprises e on e.id = ${enterprise}
    left join livestock_purposes p on p.id = e.purpose_id
    where r.livestock_class_id = ${stockClass} and r.deleted_at is null
      and (r.used_first or r.variant = p.rating_variant)
    order by r.variant = p.rating_variant desc nulls last, r.id limit 1)`
}
