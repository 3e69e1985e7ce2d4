// Rows of the earlier period, and what of each goes into the later one.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { EntityName } from '@furrow/catalogue/furrow'
import type { CarriedKind, RowPreview } from '@furrow/wire/roll-forward'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { rowsOf } from '../db/rows-of.ts'
import { rowConditions, sourceOf } from '../query/source.ts'
import type { StoredRow } from '../rules/rows-of-period.ts'
import type { Row } from '../rules/save-rule.ts'
import type { Way } from './way.ts'

/** A row that is to be made. */
export interface Copy {
  /** Of the row that it is a copy of. */
  readonly id: number
  /** By which people know it, where it has a name. */
  readonly name: string
  readonly values: Row
}

export interface KindPlan {
  readonly kind: CarriedKind
  readonly thereWere: number
  readonly thereAlready: number
  readonly copies: readonly Copy[]
  readonly notes: readonly string[]
  /** One by one, where it depends on the paddock. */
  readonly rows: readonly RowPreview[]
}

export interface RowsOfBoth {
  readonly before: readonly StoredRow[]
  readonly now: readonly StoredRow[]
}

/** As far as this person sees them. */
export async function rowsOfBoth(way: Way, entity: EntityName): Promise<RowsOfBoth> {
  const { farm, from, into } = way
  const periods = [from.period_id, into.id]
  const rows = await rowsSeen(
    way,
    entity,
    sql`t.farm_id = ${farm} and t.period_id = any(${periods}::bigint[])`,
  )
  const ofPeriod = (period: number) => rows.filter(row => row['period_id'] === period)
  return { before: ofPeriod(from.period_id), now: ofPeriod(into.id) }
}

export function rowsSeen(
  way: Way,
  entity: EntityName,
  condition: RawBuilder<unknown>,
): Promise<readonly StoredRow[]> {
  return rowsOf(
    way.calling.tx,
    sql<StoredRow>`select t.* ${fromSeen(way, entity, condition)} order by t.id`,
  )
}

/** Boundaries by their numbers, with how much there is of each. */
export function boundariesSeen(
  way: Way,
  condition: RawBuilder<unknown>,
): Promise<readonly { readonly id: number; readonly bytes: number }[]> {
  return rowsOf(
    way.calling.tx,
    sql<{ id: number; bytes: number }>`
      select t.id, octet_length(t.location::text) as bytes
      ${fromSeen(way, 'geolocations', condition)} order by t.id`,
  )
}

function fromSeen({ calling }: Way, entity: EntityName, condition: RawBuilder<unknown>) {
  const { reach, mount } = calling
  const seen = rowConditions(sourceOf(entityNamed(mount.catalogue, entity), reach), 't')
  return sql`from ${sql.table(entity)} as t where ${sql.join([condition, ...seen], sql` and `)}`
}

/** All that a person may write of a row, but for what is given, and for what begins anew. */
export function copyOf(
  { calling, into }: Way,
  entity: EntityName,
  { row, given = {}, anew = [] }: { row: StoredRow; given?: Row; anew?: readonly string[] },
): Copy {
  const { fields } = entityNamed(calling.mount.catalogue, entity)
  const kept = Object.entries(fields).flatMap(([name, { readOnly, computed, secret }]) => {
    const value = row[name] ?? null
    const isKept = !readOnly && !computed && !secret && !anew.includes(name) && value !== null
    return isKept ? [[name, value] as const] : []
  })
  const place = fields['period_id'] ? { period_id: into.id } : {}
  const name = typeof row['name'] === 'string' ? row['name'] : ''
  return { id: row.id, name, values: { ...Object.fromEntries(kept), ...place, ...given } }
}
