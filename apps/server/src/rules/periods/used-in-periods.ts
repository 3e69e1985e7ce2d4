// In which period of a farm something is still used after the one that is to be its last.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { entityNamed } from '@furrow/catalogue/catalogue'
import { carriesFarm } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import { dayIn } from '../saving/farm-calendar.ts'
import type { Transaction } from '../../db/database.ts'
import { periodCondition } from './rows-of-period.ts'

export interface Retiring {
  readonly farm: number
  /** The number by which other rows name it. */
  readonly named: number
  /** The period that is to be the last. */
  readonly period: number
}

/** By `named`: the name of the latest period, after the last one, in which rows still name it. */
export async function periodsUsedAfter(
  tx: Transaction,
  retiring: readonly Retiring[],
  { catalogue, target }: { readonly catalogue: Catalogue; readonly target: string },
): Promise<ReadonlyMap<number, string>> {
  const uses = usesOf(catalogue, target)
  if (retiring.length === 0 || uses.length === 0) return new Map()
  const placing = {
    catalogue,
    period: sql.ref('pe.id'),
    from: dayIn('pe.start_date'),
    to: dayIn('pe.end_date'),
  }
  const named = uses.map(
    ({ entity, key }) => sql`exists (
      select from ${sql.table(entity.name)} as used
      where ${sql.ref(`used.${key}`)} = m.named and used.farm_id = m.farm
        and used.deleted_at is null and ${periodCondition(entity, 'used', placing)})`,
  )
  const columns = (['farm', 'named', 'period'] as const).map(
    name => sql`${retiring.map(one => one[name])}::bigint[]`,
  )
  const { rows } = await sql<{ named: number; name: string }>`
    select m.named, found.name
    from unnest(${sql.join(columns)}) as m (farm, named, period)
    join periods as last on last.id = m.period
    join lateral (
      select pe.name from farm_period as f join periods as pe on pe.id = f.period_id
      where f.farm_id = m.farm and f.deleted_at is null and pe.start_date > last.start_date
        and (${sql.join(named, sql` or `)})
      order by pe.start_date desc limit 1) as found on true`.execute(tx)
  return new Map(rows.map(({ named: id, name }) => [id, name]))
}

export interface Use {
  readonly entity: Entity
  readonly key: string
}

/** Records of a farm that belong to periods and name it. */
export function usesOf(catalogue: Catalogue, target: string): readonly Use[] {
  return [...catalogue.values()]
    .filter(entity => isStored(entity) && isOfPeriods(entity, catalogue))
    .flatMap(entity =>
      Object.entries(entity.fields).flatMap(([key, field]) =>
        field.kind === 'key' && field.target === target ? [{ entity, key }] : [],
      ),
    )
}

function isStored(entity: Entity): boolean {
  return carriesFarm(entity) && !entity.readAlone && !entity.parts
}

function isOfPeriods({ ownedBy, fields }: Entity, catalogue: Catalogue): boolean {
  if (ownedBy.kind !== 'farm' || ownedBy.period === 'none') return false
  if (ownedBy.period === 'by day' || fields['period_id']) return true
  const above = fields[ownedBy.parent ?? '']?.target
  return above !== undefined && isOfPeriods(entityNamed(catalogue, above), catalogue)
}
