// How many rows would come along with a page: counted before ways on which every row brings the same many
// rows again, such as from paddocks to their farm and to its paddocks.

import { sql } from 'kysely'
import type { IncludeBranch, IncludePlan } from './plan-extras.ts'
import type { ReadPlan } from './plan-read.ts'
import { renderCondition } from './render-condition.ts'
import { renderRoots } from './render-body.ts'
import type { Roots } from './render-body.ts'
import { renderStep } from './render-step.ts'
import type { Sql } from './sql.ts'

type Way = readonly IncludeBranch[]

/** Rows that come along in one statement. */
export const mostAlong = 200_000
/** Rows of a plan that are fetched together where all of them are asked for. */
const rootsAtOnce = 500

/** The count as part of the statement that it guards: the rows are not made where too many would come along. */
export interface Along {
  /** Stands before the statement. */
  readonly counted: Sql
  /** Counted no further than `mostAlong` and one. */
  readonly amount: Sql
  /** Stands behind the rows, in brackets, that are made. */
  readonly whereFew: Sql
}

export function countAlong(plan: ReadPlan): Along {
  const ways = waysOf(plan.extras.includes).filter(multiplies)
  if (ways.length === 0) return nothingAlong
  const { limit } = plan.page
  const roots = renderRoots(plan, limit === 'all' ? rootsAtOnce : limit)
  const found = ways.map(way => renderWay(way, roots))
  const all = sql`(${sql.join(found, sql` union all `)} limit ${sql.lit(mostAlong + 1)})`
  const amount = sql`(select amount from along)`
  return {
    counted: sql`with along as materialized (select count(*) as amount from ${all} a) `,
    amount,
    whereFew: sql` where ${amount} <= ${sql.lit(mostAlong)}`,
  }
}

const nothingAlong: Along = { counted: sql``, amount: sql`0`, whereFew: sql`` }

/** Each as far as its last step to many. */
function waysOf(includes: readonly IncludePlan[]): readonly Way[] {
  return includes.flatMap(({ branches, limit }) =>
    branches.flatMap(branch => {
      const below = waysOf(branch.includes).map(way => [branch, ...way])
      const endsHere = branch.step.toMany && limit === undefined
      return endsHere ? [[branch], ...below] : below
    }),
  )
}

function multiplies(way: Way): boolean {
  return way.length > 1
}

function renderWay(way: Way, { from, row, names }: Roots): Sql {
  const tables: Sql[] = [from]
  const conditions: Sql[] = []
  let here = row
  for (const { step, where } of way) {
    const next = renderStep(step, here, names)
    tables.push(next.from)
    conditions.push(...next.conditions, ...(where ? [renderCondition(where, next.at, names)] : []))
    here = next.at.row
  }
  return sql`(select 1 from ${sql.join(tables)} where ${sql.join(conditions, sql` and `)})`
}
