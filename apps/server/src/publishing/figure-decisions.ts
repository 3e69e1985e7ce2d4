// What was decided about figures that lie far from all others, and whether it still holds.

import type { outlierDecisions } from '@furrow/catalogue/choices'
import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import type { ResultOfScope, ResultsOfFarm } from './edition-results.ts'

export interface FigureDecision {
  readonly farm_id: number
  readonly scope: string
  readonly measure: string
  readonly decision: (typeof outlierDecisions)[number]
  readonly reason: string | null
  /** The figure as it was then. */
  readonly value: number
}

/** The last about each figure; of one farm where it is named. */
export function decisionsOf(
  tx: Database | Transaction,
  period: number,
  farm?: number,
): Promise<readonly FigureDecision[]> {
  return runQuery(
    tx,
    sql<FigureDecision>`
      select distinct on (farm_id, scope, measure)
        farm_id, scope, measure, decision, reason, value::float8 as value
      from outlier_decisions
      where period_id = ${period} and deleted_at is null
        ${farm === undefined ? sql`` : sql`and farm_id = ${farm}`}
      order by farm_id, scope, measure, id desc`,
  )
}

export interface LeftOutScope {
  readonly farm_id: number
  readonly name: string
  readonly scope: string
  readonly reason: string
}

/** What is excluded, or waits to be corrected, is in no group; the rest of the farm is. */
export function withoutExcluded(
  farms: readonly ResultsOfFarm[],
  decisions: readonly FigureDecision[],
): { readonly farms: readonly ResultsOfFarm[]; readonly leftOut: readonly LeftOutScope[] } {
  const ofFarm = Map.groupBy(decisions, ({ farm_id }) => farm_id)
  const leftOut: LeftOutScope[] = []
  const kept = farms.map(one => {
    const own = ofFarm.get(one.farm.farm_id) ?? []
    const scopes = one.scopes.filter(result => {
      const against = own.find(decision => isAgainst(decision, result))
      if (!against) return true
      const { farm_id, name } = one.farm
      leftOut.push({ farm_id, name, scope: result.scope, reason: reasonOf(against, result) })
      return false
    })
    return { ...one, scopes }
  })
  return { farms: kept, leftOut }
}

function isAgainst(decision: FigureDecision, result: ResultOfScope): boolean {
  if (decision.scope !== result.scope || decision.decision === 'Keep') return false
  return decision.decision === 'Exclude' || isUnchanged(decision, figureOf(decision, result))
}

function figureOf({ measure }: FigureDecision, { scope, result }: ResultOfScope): number {
  const at = comparisonOf(scope).measures.findIndex(({ name }) => name === measure)
  return result.measures[at] ?? NaN
}

function reasonOf({ decision, measure, reason }: FigureDecision, { scope, name }: ResultOfScope) {
  const label = comparisonOf(scope).measures.find(one => one.name === measure)?.label ?? measure
  const what = decision === 'Exclude' ? 'is excluded' : 'is to be corrected'
  return `${name}: ${label} ${what}${reason === null ? '' : ` (${reason})`}.`
}

/** The decision about a figure that is flagged, as long as it holds: a figure that changed is looked at again. */
export function standingDecision(
  decisions: readonly FigureDecision[],
  figure: Pick<FigureDecision, 'farm_id' | 'scope' | 'measure' | 'value'>,
): FigureDecision | undefined {
  return decisions.find(
    one =>
      one.farm_id === figure.farm_id &&
      one.scope === figure.scope &&
      one.measure === figure.measure &&
      isUnchanged(one, figure.value),
  )
}

/** As far as figures are stored. */
function isUnchanged({ value }: FigureDecision, now: number): boolean {
  return Math.abs(value - now) <= Math.max(1e-6, Math.abs(value) * 1e-9)
}
