// The rows of a farm that belong to one of its periods: by a period of their own, by that of the row
// above them, or by their day.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { Sql } from '../../query/sql.ts'
import type { PeriodOfFarm } from '../saving/open-point.ts'
import type { Row } from '../saving/save-rule.ts'

export type StoredRow = Row & { readonly id: number }

/** As they stand; those that are deleted are left out. */
export async function rowsOfPeriod(
  tx: Transaction,
  entity: Entity,
  { catalogue, place }: { readonly catalogue: Catalogue; readonly place: PeriodOfFarm },
): Promise<readonly StoredRow[]> {
  const inPeriod = periodCondition(entity, 'row_0', {
    catalogue,
    period: sql`${place.period}`,
    from: sql`${place.from}`,
    to: sql`${place.to}`,
  })
  const { rows } = await sql<StoredRow>`
    select row_0.* from ${sql.table(entity.name)} row_0
    where row_0.farm_id = ${place.farm} and row_0.deleted_at is null and ${inPeriod}
    order by row_0.id`.execute(tx)
  return rows
}

interface Placing {
  readonly catalogue: Catalogue
  readonly period: Sql
  /** The first and the last day. */
  readonly from: Sql
  readonly to: Sql
}

/** Whether a row, by the name that its table goes by, belongs to a period. */
export function periodCondition(
  entity: Entity,
  row: string,
  placing: Placing,
): RawBuilder<boolean> {
  const { fields, ownedBy } = entity
  const { catalogue, period, from, to } = placing
  if (ownedBy.kind !== 'farm') throw new Error(`${entity.name} is no farm’s.`)
  if (ownedBy.period === 'by day') {
    return sql<boolean>`${sql.ref(`${row}.date`)} between ${from} and ${to}`
  }
  if (fields['period_id']) return sql<boolean>`${sql.ref(`${row}.period_id`)} = ${period}`
  const parent = ownedBy.parent ?? ''
  const target = fields[parent]?.target
  if (!target) throw new Error(`${entity.name} belongs to no period.`)
  // Each row above goes by a name of its own.
  const above = `above_${row}`
  const inPeriod = periodCondition(entityNamed(catalogue, target), above, placing)
  return sql<boolean>`exists (
    select from ${sql.table(target)} ${sql.ref(above)}
    where ${sql.ref(`${above}.id`)} = ${sql.ref(`${row}.${parent}`)}
      and ${sql.ref(`${above}.farm_id`)} = ${sql.ref(`${row}.farm_id`)}
      and ${sql.ref(`${above}.deleted_at`)} is null and ${inPeriod})`
}
