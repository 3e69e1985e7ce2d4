// Staff decide about a figure that lies far from all others: it is right, its farm corrects it, or it is not compared.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import { invalid, notFound, Refusal } from '@furrow/wire/refusal'
import { mayPublish } from '../access/reach/may-publish.ts'
import type { Viewer } from '../access/reach/viewer.ts'
import type { Transaction } from '../db/database.ts'
import { resultsOfFarm } from '../facts/results/results-of-farm.ts'
import { editionCandidates } from './edition-candidates.ts'
import type { FigureDecision } from './figure-decisions.ts'

export interface DecisionAsked extends Omit<FigureDecision, 'value'> {
  readonly period_id: number
}

export function mayDecide(viewer: Viewer, farm: number): boolean {
  const { consulted, money } = viewer.farms
  return mayPublish(viewer) || (consulted.includes(farm) && money.includes(farm))
}

export function refuseDeciding(viewer: Viewer, farm: number): void {
  if (mayDecide(viewer, farm)) return
  throw new Refusal(
    'forbidden',
    'Only the farm’s consultants and whoever publishes benchmarks decide about a figure.',
  )
}

/** The figure that it is about, as it is now. */
export async function decidedFigure(
  tx: Transaction,
  asked: DecisionAsked,
  today: string,
): Promise<number> {
  if (asked.decision !== 'Keep' && asked.reason === null) {
    throw invalid({ reason: ['Say why, so that everyone can read it later.'] })
  }
  const { farm_id, period_id, scope, measure } = asked
  const comparison = comparisonOf(scope)
  if (!comparison.measures.some(({ name }) => name === measure)) {
    throw invalid({ measure: ['There is no such measure.'] })
  }
  const [candidate] = await editionCandidates(tx, period_id, farm_id)
  if (!candidate) throw notFound('The farm doesn’t record that period.')
  const found = await resultsOfFarm(tx, { collection: candidate.collection, today })
  const own = found.find(one => one.scope === scope)
  if (!own) throw notFound('The farm has no such crop or stock in that period.')
  const value = workedMeasures(comparison, own.lines)[measure] ?? null
  if (value === null) throw notFound('The farm has no such figure in that period.')
  return value
}
