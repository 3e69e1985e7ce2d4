// Rows of the earlier period, and what of each goes into the later one.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { EntityName } from '@furrow/catalogue/furrow'
import type { CarriedKind } from '@furrow/wire/carried-kinds'
import type { RowPreview } from '@furrow/wire/roll-forward-answer'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import { rowConditions, sourceOf } from '../query/source.ts'
import type { StoredRow } from '../rules/periods/rows-of-period.ts'
import type { Row } from '../rules/saving/save-rule.ts'
import type { PeriodPair } from './period-pair.ts'

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
export async function rowsOfBoth(way: PeriodPair, entity: EntityName): Promise<RowsOfBoth> {
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
  way: PeriodPair,
  entity: EntityName,
  condition: RawBuilder<unknown>,
): Promise<readonly StoredRow[]> {
  return runQuery(
    way.context.tx,
    sql<StoredRow>`
      select t.*${figuresNotSeen(way, entity)} ${fromSeen(way, entity, condition)} order by t.id`,
  )
}

/** What of a row is shown to some of those who see it only is empty for the others. */
function figuresNotSeen({ context }: PeriodPair, name: EntityName): RawBuilder<unknown> {
  const { reach, engine } = context
  const entity = entityNamed(engine.catalogue, name)
  const figures = Object.keys(entity.fields).flatMap(field => {
    const shown = reach.field(entity, field)
    return shown
      ? [sql`, case when ${shown('t')} then ${sql.ref(`t.${field}`)} end as ${sql.ref(field)}`]
      : []
  })
  return sql.join(figures, sql``)
}

/** Boundaries by their numbers, with how much there is of each. */
export function boundariesSeen(
  way: PeriodPair,
  condition: RawBuilder<unknown>,
): Promise<readonly { readonly id: number; readonly bytes: number }[]> {
  return runQuery(
    way.context.tx,
    sql<{ id: number; bytes: number }>`
      select t.id, octet_length(t.location::text) as bytes
      ${fromSeen(way, 'geolocations', condition)} order by t.id`,
  )
}

function fromSeen({ context }: PeriodPair, entity: EntityName, condition: RawBuilder<unknown>) {
  const { reach, engine } = context
  const seen = rowConditions(sourceOf(entityNamed(engine.catalogue, entity), reach), 't')
  return sql`from ${sql.table(entity)} as t where ${sql.join([condition, ...seen], sql` and `)}`
}

/** All that a person may write of a row, but for what is given, and for what begins again. */
export function copyOf(
  { context, into }: PeriodPair,
  entity: EntityName,
  { row, given = {}, anew = [] }: { row: StoredRow; given?: Row; anew?: readonly string[] },
): Copy {
  const { fields } = entityNamed(context.engine.catalogue, entity)
  const kept = Object.entries(fields).flatMap(([name, { readOnly, computed, secret }]) => {
    const value = row[name] ?? null
    const isKept = !readOnly && !computed && !secret && !anew.includes(name) && value !== null
    return isKept ? [[name, value] as const] : []
  })
  const place = fields['period_id'] ? { period_id: into.id } : {}
  const name = typeof row['name'] === 'string' ? row['name'] : ''
  return { id: row.id, name, values: { ...Object.fromEntries(kept), ...place, ...given } }
}
