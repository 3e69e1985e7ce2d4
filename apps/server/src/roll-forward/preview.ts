// What would be carried from one period of a farm into a later one, before anything is written.

import { carriedKinds } from '@furrow/wire/carried-kinds'
import type {
  GoingOn,
  KindPreview,
  RollForwardPlaces,
  RollForwardPreview,
} from '@furrow/wire/roll-forward-answer'
import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import { isStillUsed } from '../facts/still-used.ts'
import type { WritingContext } from '../verbs/call/request-context.ts'
import type { KindPlan } from './copies.ts'
import { whyRefused } from './may-carry.ts'
import { planOf } from './carry-plan.ts'
import { periodPairOf } from './period-pair.ts'
import type { PeriodPair } from './period-pair.ts'

export async function previewOf(
  context: WritingContext,
  places: RollForwardPlaces,
): Promise<RollForwardPreview> {
  const way = await periodPairOf(context, places)
  const plan = await planOf(way)
  const refusal = await whyRefused(way)
  const plans = { ...plan.kinds, paddocks: plan.paddocks }
  const { period_id: id, name, start, end } = way.from
  const { between: _between, farm_period_id: _row, ...into } = way.into
  return {
    farm_id: way.farm,
    from: { id, name, start, end },
    into,
    refused: refusal?.message ?? null,
    notes: notesOn(way),
    kinds: carriedKinds.filter(kind => plan.seen.has(kind)).map(kind => told(plans[kind])),
    goes_on: await goingOn(way),
  }
}

function told(plan: KindPlan): KindPreview {
  return {
    kind: plan.kind,
    there_were: plan.thereWere,
    there_already: plan.thereAlready,
    to_make: plan.copies.length,
    notes: plan.notes,
    rows: plan.rows,
  }
}

function notesOn({ from, into }: PeriodPair): readonly string[] {
  const [first] = into.between
  if (first === undefined) return []
  return [`The farm also records ${into.between.join(', ')} between ${from.name} and ${into.name}.`]
}

async function goingOn({ context, farm, into }: PeriodPair): Promise<GoingOn> {
  const { reach, tx } = context
  const count = (entity: string) => {
    const own = reach.named(entity)
    return sql`(select count(*) from ${sql.table(entity)} t
      where t.farm_id = ${farm} and t.deleted_at is null and ${isStillUsed('t', into.start)} ${own ? sql`and ${own('t')}` : sql``})`
  }
  const [counts] = await runQuery(
    tx,
    sql<GoingOn>`
      select ${count('farm_properties')} as properties, ${count('rain_gauges')} as gauges,
        ${count('farm_contacts')} as contacts`,
  )
  return counts ?? { properties: 0, gauges: 0, contacts: 0 }
}
