// How many rows would come along with a page: asked before ways on which every row brings the same many
// rows again, such as from paddocks to their farm and to its paddocks.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { IncludeBranch, IncludePlan } from './plan-extras.ts'
import type { ReadPlan } from './plan-read.ts'
import { renderCondition } from './render-condition.ts'
import { renderRoots } from './render-read.ts'
import type { Roots } from './render-read.ts'
import { renderStep } from './render-step.ts'
import type { Sql } from './sql.ts'

type Way = readonly IncludeBranch[]

/** Rows of a plan that are fetched together where all of them are asked for. */
const rootsAtOnce = 500

/** Counted no further than `most` and one; nothing where no way needs to be looked at. */
export function renderAmount(
  plan: ReadPlan,
  most: number,
): RawBuilder<{ readonly amount: number }> | undefined {
  const ways = waysOf(plan.extras.includes).filter(multiplies)
  if (ways.length === 0) return undefined
  const { limit } = plan.page
  const roots = renderRoots(plan, limit === 'all' ? rootsAtOnce : limit)
  const found = ways.map(way => renderWay(way, roots))
  return sql<{ amount: number }>`
    select count(*) as amount from (${sql.join(found, sql` union all `)} limit ${sql.lit(most + 1)}) a`
}

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
