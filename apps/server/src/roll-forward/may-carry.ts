// Whether someone may carry anything into a period, and which kinds they see at all. Asked by the same
// conditions that every row is written and read by, of a row as it would be.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { EntityName } from '@furrow/catalogue/furrow'
import { Refusal } from '@furrow/wire/refusal'
import { carriedKinds } from '@furrow/wire/carried-kinds'
import type { CarriedKind } from '@furrow/wire/carried-kinds'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import type { RowCondition } from '../query/reach.ts'
import type { PeriodPair } from './period-pair.ts'

/** What is read of the earlier period, and what is written first in the later one. */
const recordsOf: Readonly<Record<CarriedKind, { reads: EntityName; writes: EntityName }>> = {
  paddocks: both('paddocks'),
  properties: both('farm_property_periods'),
  crops: both('crop_type_farm_periods'),
  standing_crops: both('crop_collections'),
  enterprises: both('farm_livestock_enterprise_periods'),
  opening_stock: { reads: 'livestock_closing_events', writes: 'livestock_ledgers' },
  land_values: both('property_paddock_valuations'),
  asset_values: both('assets_period'),
  debts: both('loans'),
  people: both('farm_workers'),
  water: both('water_accounts'),
  costs: both('cost_accruals'),
}

function both(entity: EntityName) {
  return { reads: entity, writes: entity }
}

export async function kindsSeen(way: PeriodPair): Promise<ReadonlySet<CarriedKind>> {
  const { context, farm, from } = way
  const { reach, engine } = context
  const place = { farm_id: farm, period_id: from.period_id }
  const parts = carriedKinds.map(kind => {
    const { reads } = recordsOf[kind]
    const may = holds(reach.read(entityNamed(engine.catalogue, reads)))
    return sql`select ${kind}::text as kind from ${asRow(reads, place)} where ${may}`
  })
  const rows = await runQuery(
    context.tx,
    sql<{ kind: CarriedKind }>`${sql.join(parts, sql` union all `)}`,
  )
  return new Set(rows.map(({ kind }) => kind))
}

/** Nothing where they may. */
export async function whyRefused(way: PeriodPair): Promise<Refusal | undefined> {
  return way.into.status === null ? whyNotStarted(way) : whyNotWritten(way)
}

async function whyNotStarted({ context, farm, into }: PeriodPair): Promise<Refusal | undefined> {
  const entity = entityNamed(context.engine.catalogue, 'farm_period')
  const may = holds(context.reach.write(entity, 'add'))
  const place = { farm_id: farm, period_id: into.id, status: 'In progress' }
  const allowed = await runQuery(
    context.tx,
    sql`select 1 from ${asRow('farm_period', place)} where ${may}`,
  )
  if (allowed.length > 0) return undefined
  return new Refusal('forbidden', 'Only a farm manager or your consultant can start a new period.')
}

interface Writing {
  readonly may: boolean
  readonly closed: boolean
}

async function whyNotWritten({ context, farm, into }: PeriodPair): Promise<Refusal | undefined> {
  const { reach, engine } = context
  const place = { farm_id: farm, period_id: into.id }
  const parts = carriedKinds.map(kind => {
    const entity = entityNamed(engine.catalogue, recordsOf[kind].writes)
    const closed = reach.closed(entity)
    const isClosed = closed ? holds(closed) : sql`false`
    return sql`select ${holds(reach.write(entity, 'add'))} as may, ${isClosed} as closed
      from ${asRow(recordsOf[kind].writes, place)}`
  })
  const rows = await runQuery(context.tx, sql<Writing>`${sql.join(parts, sql` union all `)}`)
  if (rows.some(({ may }) => may)) return undefined
  if (!rows.some(({ closed }) => closed))
    return new Refusal('forbidden', 'You can’t record anything here.')
  const status = into.status?.toLowerCase() ?? ''
  return new Refusal('period_closed', `${into.name} is ${status}, so it is closed to you.`)
}

/** A row `t` that is not stored. */
function asRow(entity: EntityName, values: object): RawBuilder<unknown> {
  return sql`jsonb_populate_record(null::${sql.table(entity)}, ${JSON.stringify(values)}::jsonb) as t`
}

function holds(condition: RowCondition | undefined): RawBuilder<unknown> {
  return condition ? sql`coalesce((${condition('t')}), false)` : sql`true`
}
