// Whether a farm has recorded anything for one of its periods.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

interface Place {
  readonly farm: number
  readonly period: number
}

/** In any of these periods. What says how far a farm is with a period is nothing recorded in it. */
export async function hasRecords(
  tx: Transaction,
  catalogue: Catalogue,
  places: readonly Place[],
): Promise<boolean> {
  const farms = places.map(({ farm }) => farm)
  const periods = places.map(({ period }) => period)
  const parts = recordsOfPeriods(catalogue).map(
    name => sql`
      (select from ${sql.table(name)} as t
        join unnest(${farms}::bigint[], ${periods}::bigint[]) as place (farm, period)
          on t.farm_id = place.farm and t.period_id = place.period
        where t.deleted_at is null limit 1)`,
  )
  const found = sql`select from (${sql.join(parts, sql` union all `)}) as recorded limit 1`
  const { rows } = await found.execute(tx)
  return rows.length > 0
}

function recordsOfPeriods(catalogue: Catalogue): readonly string[] {
  const recorded = [...catalogue.values()].filter(
    ({ name, fields, ownedBy, readAlone }) =>
      ownedBy.kind === 'farm' &&
      ownedBy.period !== 'none' &&
      fields['period_id']?.target === 'periods' &&
      !readAlone &&
      !['farm_period', 'roll_forwards'].includes(name),
  )
  return recorded.map(({ name }) => name)
}
