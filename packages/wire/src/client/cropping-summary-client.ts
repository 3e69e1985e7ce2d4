// The call that sums up the cropping of a farm's period.

import type { CroppingOfPeriod } from '../cropping-summary-answer.ts'
import type { ReadOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'

export type CroppingSummaryCall = (
  farmId: number,
  periodId: number,
  options?: ReadOptions,
) => Promise<Result<CroppingOfPeriod>>

export function croppingSummaryCall(exchange: Exchange): CroppingSummaryCall {
  const ask = asking(exchange, enveloped)
  return (farmId, periodId, { signal } = {}) => {
    const query = new URLSearchParams({ farm_id: String(farmId), period_id: String(periodId) })
    return ask({ method: 'GET', path: '/api/v2/cropping-summary', query, signal })
  }
}
