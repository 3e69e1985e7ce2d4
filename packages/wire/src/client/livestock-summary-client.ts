// The call that sums up the stock of a farm's period.

import type { StockFilter } from '@furrow/farming/stock/livestock-summary'
import type { LivestockOfPeriod } from '../livestock-summary-answer.ts'
import type { ReadOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'

export type LivestockSummaryCall = (
  farmId: number,
  periodId: number,
  options?: ReadOptions & StockFilter,
) => Promise<Result<LivestockOfPeriod>>

export function livestockSummaryCall(exchange: Exchange): LivestockSummaryCall {
  const ask = asking(exchange, enveloped)
  return (farmId, periodId, { signal, livestockEnterpriseIds, livestockTypeIds } = {}) => {
    const query = new URLSearchParams({ farm_id: String(farmId), period_id: String(periodId) })
    if (livestockEnterpriseIds)
      query.set('livestock_enterprise_ids', livestockEnterpriseIds.join(','))
    if (livestockTypeIds) query.set('livestock_type_ids', livestockTypeIds.join(','))
    return ask({ method: 'GET', path: '/api/v2/livestock-summary', query, signal })
  }
}
