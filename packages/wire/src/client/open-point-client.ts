// The call that tells what stands open in a period of a farm.

import type { OpenPoints } from '../open-points-answer.ts'
import type { ReadOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'

export type OpenPointsCall = (
  farmId: number,
  periodId: number,
  options?: ReadOptions,
) => Promise<Result<OpenPoints>>

export function openPointsCall(exchange: Exchange): OpenPointsCall {
  const ask = asking(exchange, enveloped)
  return (farmId, periodId, { signal } = {}) => {
    const query = new URLSearchParams({ farm_id: String(farmId), period_id: String(periodId) })
    return ask({ method: 'GET', path: '/api/v2/open-points', query, signal })
  }
}
