// What one animal eats, in dry sheep equivalents: by its class, by what its enterprise is for, and by what the
// farm reckons with in that period. Ewes that bear prime lambs are no Merinos.

import { sql } from 'kysely'
import type { Sql } from '../query/sql.ts'

export interface RatedStock {
  readonly class: Sql
  readonly enterprise: Sql
  readonly farm: Sql
  readonly period: Sql
}

/**
 * The variant that the farm chose, or else that fits the purpose of the enterprise; where there is none, the
 * one used first. Of a set that the farm chose, none but that one: two sets are never mixed.
 */
export function ratingOf(stock: RatedStock): Sql {
  return sql`(select fitting.dse from ${fittingRating(stock)} fitting)`
}

/** As a table of one row or none, with the set and the variant that it is of. */
export function fittingRating({ class: kind, enterprise, farm, period }: RatedStock): Sql {
  return sql`(
    select r.dse, r.rating_set, r.variant from stock_ratings r
    left join livestock_enterprises e on e.id = ${enterprise}
    left join livestock_purposes p on p.id = e.purpose_id
    left join livestock_enterprise_settings s on s.livestock_enterprise_id = e.id
      and s.farm_id = ${farm} and s.period_id = ${period} and s.deleted_at is null
    cross join lateral (select coalesce(s.rating_variant, p.rating_variant) as name) fits
    where r.livestock_class_id = ${kind} and r.deleted_at is null
      and case when s.rating_set is null then r.used_first or r.variant = fits.name
        else r.rating_set = s.rating_set end
    order by r.variant = fits.name desc nulls last, r.used_first desc, r.id limit 1)`
}
