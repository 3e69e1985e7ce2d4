// What a farm has ordered, by its projects.

import { sql } from 'kysely'
import type { Sql } from '../../query/sql.ts'

export function productsOf(farm: Sql): Sql {
  return sql`(select coalesce(json_agg(distinct o.product_id), '[]')
    from projects j join product_projects o on o.project_id = j.id and o.deleted_at is null
    where j.details_id = ${farm} and j.deleted_at is null)`
}
