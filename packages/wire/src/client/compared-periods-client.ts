// The call that sets periods of a farm side by side.

import type { ComparedPeriod } from '../compared-periods-answer.ts'
import type { ReadOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'

export type ComparedPeriodsCall = (
  farmId: number,
  periodIds: readonly number[],
  options?: ReadOptions,
) => Promise<Result<readonly ComparedPeriod[]>>

export function comparedPeriodsCall(exchange: Exchange): ComparedPeriodsCall {
  const ask = asking(exchange, enveloped)
  return (farmId, periodIds, { signal } = {}) => {
    const query = new URLSearchParams({ farm_id: String(farmId), period_ids: periodIds.join(',') })
    return ask({ method: 'GET', path: '/api/v2/compared-periods', query, signal })
  }
}
