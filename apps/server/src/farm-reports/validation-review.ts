// What a validator looks at before a period is called validated: the main figures of the farm and of each enterprise beside
// the period before, and all that lie far from those of other farms.

import { isOutsideFarFence } from '@furrow/farming/benchmarks/outliers'
import { measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { ratioOf } from '@furrow/farming/numbers/ratio'
import type { Known } from '@furrow/farming/numbers/ratio'
import { Refusal } from '@furrow/wire/refusal'
import type {
  ReviewedFigure,
  ValidationReview,
} from '@furrow/wire/editions/validation-review-answer'
import { reachOf } from '../access/reach/reach-of.ts'
import { mayDecide } from '../publishing/decide-figure.ts'
import { decisionsOf, standingDecision } from '../publishing/figure-decisions.ts'
import type { FigureDecision } from '../publishing/figure-decisions.ts'
import { collectionSeen } from '../reports/collections.ts'
import type { Which } from '../reports/collections.ts'
import type { AskingOn } from '../reports/completeness-report.ts'
import { usualMeasures } from '../reports/trend/trend-report.ts'
import type { ComparedMeasure, ComparedScope } from './compared-scope.ts'
import { periodBefore } from './period-before.ts'
import { reportSources } from './report-sources.ts'

export async function validationReviewOf(
  asking: AskingOn,
  which: Which,
): Promise<ValidationReview> {
  await refuseOthers(asking, which)
  const own = { group: undefined, edition: undefined, against: 'average', scope: 'farm' } as const
  const sources = await reportSources(asking, { ...which, ...own })
  const { collection, scopes, seesMoney } = sources
  const earlier = await periodBefore(asking, which, collection.before_id)
  const compared = await Promise.all(scopes.map(({ scope }) => sources.compared(scope)))
  const decisions = seesMoney ? await decisionsOf(asking.db, which.period, which.farm) : []
  const figures = scopes.flatMap(({ scope, name }, at) => {
    const one = compared[at]
    const last = earlier && { start: earlier.start, figures: earlier.figuresOf(scope) }
    return one ? reviewedIn(one, { farm: which.farm, name, decisions, last }) : []
  })
  return {
    farm_id: collection.farm_id,
    period_id: collection.period_id,
    before: earlier?.name ?? null,
    edition: compared[0]?.answer.edition ?? null,
    may_decide: mayDecide(asking.viewer, which.farm),
    figures: figures.toSorted(byUrgency),
  }
}

/** Whoever doesn't see the farm is told no more than that. */
async function refuseOthers({ db, viewer, catalogue }: AskingOn, which: Which): Promise<void> {
  if (viewer.isAdmin || viewer.farms.consulted.includes(which.farm)) return
  await collectionSeen(db, reachOf(viewer, catalogue), which)
  throw new Refusal('forbidden', 'Only the farm’s consultants review its figures.')
}

interface Around {
  readonly farm: number
  /** Of what is compared. */
  readonly name: string
  readonly decisions: readonly FigureDecision[]
  /** The period before. */
  readonly last: LastFigures | undefined
}

interface LastFigures {
  readonly start: string
  readonly figures: Readonly<Record<string, Known>>
}

function reviewedIn(compared: ComparedScope, { farm, name, decisions, last }: Around) {
  const { answer, measures, produce } = compared
  const usual = usualMeasures(answer.scope)
  return measures.flatMap((measure): readonly ReviewedFigure[] => {
    const { name: lasting, own: value, band, declared, figure, scope } = measure
    if (value === null) return []
    const isFar = band !== null && isOutsideFarFence(value, band)
    const decided = standingDecision(decisions, { farm_id: farm, scope, measure: lasting, value })
    if (!isFar && !decided && !usual.includes(lasting)) return []
    const before = last?.figures[lasting] ?? null
    const told = { unit: declared.unit, produce, start: last?.start ?? '' }
    return [
      {
        scope,
        of: name,
        measure: lasting,
        label: declared.label,
        money: declared.needsMoney,
        value,
        text: figure(value).text,
        before: before === null ? null : measureFigure(before, told).text,
        change: changeOf(measure, before),
        group: groupTold(compared, measure),
        is_far: isFar,
        decision: decided ? { decision: decided.decision, reason: decided.reason } : null,
      },
    ]
  })
}

/** Of a day there is no share. */
function changeOf({ own, declared }: ComparedMeasure, before: Known): Known {
  if (own === null || before === null || declared.unit === 'day') return null
  return ratioOf(own - before, Math.abs(before))
}

function groupTold({ answer }: ComparedScope, { band, figure }: ComparedMeasure) {
  if (!band || !answer.group) return null
  const { low, middle, high } = band
  return {
    name: answer.group.name,
    low: figure(low).text,
    middle: figure(middle).text,
    high: figure(high).text,
  }
}

function byUrgency(one: ReviewedFigure, other: ReviewedFigure): number {
  return rankOf(one) - rankOf(other) || sizeOf(other) - sizeOf(one)
}

function rankOf({ is_far: isFar, decision }: ReviewedFigure): number {
  if (decision) return 1
  return isFar ? 0 : 2
}

function sizeOf({ change }: ReviewedFigure): number {
  return Math.abs(change ?? 0)
}
