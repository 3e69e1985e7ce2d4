// What farms are compared by, how one compares, and the reports that tell it.

import { enterprisesBeside } from '../../farm-reports/enterprises-compared.ts'
import { validationReviewOf } from '../../farm-reports/validation-review.ts'
import { explainedFor } from '../../reports/benchmark-explained.ts'
import { benchmarksOf } from '../../reports/benchmarks-report.ts'
import { ladderOf } from '../../reports/ladder/ladder-report.ts'
import { ladderSidesOf } from '../../reports/ladder/sides-report.ts'
import { whatIfOf } from '../../reports/ladder/what-if-report.ts'
import { measuresReport } from '../../reports/measures-report.ts'
import { trendFor } from '../../reports/trend/trend-report.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { benchmarkCalls } from '../calls/benchmark-calls.ts'
import { askingOn } from './asking-on.ts'
import { farmReportRoutes } from './farm-report-routes.ts'
import type { MountCall } from '../calls/mount-call.ts'

export function benchmarkRoutes(mountCall: MountCall, engine: Engine): void {
  mountCall(benchmarkCalls.measures, async () => ({ data: measuresReport() }))
  const asking = askingOn(engine)
  mountCall(benchmarkCalls.benchmarks, async ({ query, request }) => {
    return { data: await benchmarksOf(await asking(request, query.farm_id), asked(query)) }
  })
  mountCall(benchmarkCalls.enterprises, async ({ query, request }) => {
    const { farm_id: farm, period_id: period, kind } = query
    return { data: await enterprisesBeside(await asking(request, farm), { farm, period, kind }) }
  })
  mountCall(benchmarkCalls.explain, async ({ query, request }) => {
    const which = { ...asked(query), measure: query.measure, part: query.part }
    return { data: await explainedFor(await asking(request, query.farm_id), which) }
  })
  mountCall(benchmarkCalls.ladder, async ({ query, request }) => {
    const which = { ...asked(query), against: query.against }
    return { data: await ladderOf(await asking(request, query.farm_id), which) }
  })
  mountCall(benchmarkCalls.ladderSides, async ({ query, request }) => {
    const which = { ...asked(query), against: query.against }
    return { data: await ladderSidesOf(await asking(request, query.farm_id), which) }
  })
  mountCall(benchmarkCalls.whatIf, async ({ query, request }) => {
    const which = { ...asked(query), against: query.against, rung: query.rung }
    return { data: await whatIfOf(await asking(request, query.farm_id), which) }
  })
  mountCall(benchmarkCalls.trend, async ({ query, request }) => {
    const which = { ...asked(query), measures: query.measures }
    return { data: await trendFor(await asking(request, query.farm_id), which) }
  })
  mountCall(benchmarkCalls.validationReview, async ({ query, request }) => {
    const { farm_id: farm, period_id: period } = query
    return { data: await validationReviewOf(await asking(request, farm), { farm, period }) }
  })
  farmReportRoutes(mountCall, engine)
}

interface Asked {
  readonly farm_id: number
  readonly period_id: number
  readonly scope?: string
  readonly group?: string | undefined
  readonly edition?: number | undefined
}

function asked({ farm_id: farm, period_id: period, scope = 'farm', group, edition }: Asked) {
  return { farm, period, scope, group, edition }
}
