// Which farms a read is about of which something changed that the rows read follow from: they are to be
// recalculated first.

import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { column } from './column.ts'
import type { Condition } from './condition.ts'
import type { ExtrasPlan, IncludePlan } from './plan-extras.ts'
import type { ReadPlan } from './plan-read.ts'
import type { Reach } from './reach.ts'
import { renderBody } from './render-body.ts'
import { sourceOf } from './source.ts'
import type { Step } from './step.ts'

/** No read waits for more of them; what is left is done soon after. */
const mostFarms = 20

export interface StaleFarm {
  readonly farm: number
}

/** The entities that a read looks at, wherever, and that follow from other rows. */
export function followingEntities(plan: ReadPlan): readonly Entity[] {
  const { source, below, where, extras, order } = plan
  const steps = [
    ...(below ? [below.step] : []),
    ...where.flatMap(stepsIn),
    ...stepsOfExtras(extras),
    ...order.flatMap(({ chain }) => chain.flat()),
  ]
  const read = new Set([source.entity, ...steps.map(({ target }) => target.entity)])
  return [...read].filter(({ follows }) => follows.length > 0)
}

/** Of what the plan reads itself, only where its rows are; else wherever someone reaches. */
export function renderStaleFarms(
  plan: ReadPlan,
  entity: Entity,
  reach: Reach,
): RawBuilder<StaleFarm> {
  const alone = { ...plan, source: sourceOf(entity, reach), below: undefined, where: [] }
  const own =
    plan.source.entity === entity ? { ...plan, where: plan.where.flatMap(lasting) } : alone
  const { body, row } = renderBody({ ...own, extras: { includes: [], aggregates: [] } })
  return sql<StaleFarm>`
    select f.farm from (select distinct ${column(row, 'farm_id')} as farm ${body}) f
    where f.farm in (select s.farm_id from upkeep.stale_farms s) limit ${sql.lit(mostFarms)}`
}

/** What does not change when figures are recalculated. */
function lasting(condition: Condition): readonly Condition[] {
  if (condition.kind === 'all') return condition.of.flatMap(lasting)
  if (condition.kind !== 'test' || condition.figure.ofLink) return []
  return ['id', 'key'].includes(condition.figure.field.kind) ? [condition] : []
}

function stepsIn(condition: Condition): readonly Step[] {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.flatMap(stepsIn)
  return condition.kind === 'related' ? [...condition.steps, ...stepsIn(condition.where)] : []
}

function stepsOfExtras({ includes, aggregates }: ExtrasPlan): readonly Step[] {
  return [...includes.flatMap(stepsOfInclude), ...aggregates.flatMap(({ steps }) => steps)]
}

function stepsOfInclude({ branches }: IncludePlan): readonly Step[] {
  return branches.flatMap(({ step, includes }) => [step, ...includes.flatMap(stepsOfInclude)])
}
