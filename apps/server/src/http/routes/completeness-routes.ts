// What is calculated from farms' periods: how complete a collection is, of many farms a score for each
// period, and what the crops of one come to.

import { boardOf } from '../../reports/balance-board-report.ts'
import { comparedPeriodsOf } from '../../reports/compared-periods-report.ts'
import { completenessOf } from '../../reports/completeness-report.ts'
import { croppingOf } from '../../reports/cropping-summary-report.ts'
import { keptPeriodOf } from '../../reports/kept-period.ts'
import { livestockOf } from '../../reports/livestock-summary-report.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { refreshSeen } from '../../verbs/rows/refresh-stale.ts'
import { viewerIn } from '../author-of.ts'
import { farmCalls } from '../calls/farm-calls.ts'
import { keptPeriodCalls } from '../calls/kept-period-calls.ts'
import { stockAndBalanceCalls } from '../calls/stock-and-balance-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { manyFarmsRoutes } from './many-farms-routes.ts'

export function completenessRoutes(mountCall: MountCall, engine: Engine): void {
  const { catalogue, db, today } = engine
  mountCall(farmCalls.completeness, async ({ query, request }) => {
    const { farm_id: farm, period_id: period } = query
    const asking = { db, catalogue, viewer: viewerIn(request), todayIn: today }
    await refreshSeen(engine, asking.viewer, farm)
    return { data: await completenessOf(asking, { farm, period }) }
  })
  mountCall(farmCalls.croppingSummary, async ({ query, request }) => {
    const { farm_id: farm, period_id: period } = query
    const asking = { db, catalogue, viewer: viewerIn(request), todayIn: today }
    await refreshSeen(engine, asking.viewer, farm)
    return { data: await croppingOf(asking, { farm, period }) }
  })
  mountCall(farmCalls.comparedPeriods, async ({ query, request }) => {
    const { farm_id: farm, period_ids: periods } = query
    const asking = { db, catalogue, viewer: viewerIn(request), todayIn: today }
    await refreshSeen(engine, asking.viewer, farm)
    return { data: await comparedPeriodsOf(asking, { farm, periods: periods ?? [] }) }
  })
  mountCall(stockAndBalanceCalls.balances, async ({ query, request }) => {
    const { farm_id: farm, period_id: period } = query
    const asking = { db, catalogue, viewer: viewerIn(request), todayIn: today }
    await refreshSeen(engine, asking.viewer, farm)
    return { data: await boardOf(asking, { farm, period }) }
  })
  mountCall(keptPeriodCalls.keptPeriod, async ({ query, request }) => {
    const { farm_id: farm, period_id: period, number, resource } = query
    const asking = { db, catalogue, viewer: viewerIn(request) }
    return { data: await keptPeriodOf(asking, { farm, period, number, resource }) }
  })
  mountCall(stockAndBalanceCalls.livestockSummary, async ({ query, request }) => {
    const { farm_id: farm, period_id: period } = query
    const asking = { db, catalogue, viewer: viewerIn(request) }
    const data = await livestockOf(
      asking,
      { farm, period },
      {
        livestockEnterpriseIds: query.livestock_enterprise_ids ?? undefined,
        livestockTypeIds: query.livestock_type_ids ?? undefined,
      },
    )
    return { data }
  })
  manyFarmsRoutes(mountCall, engine)
}
