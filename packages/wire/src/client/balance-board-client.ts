// The call that tells what of a farm's period adds up, from opening to closing.

import type { BoardOfPeriod } from '../balance-board-answer.ts'
import type { ReadOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'

export type BalanceBoardCall = (
  farmId: number,
  periodId: number,
  options?: ReadOptions,
) => Promise<Result<BoardOfPeriod>>

export function balanceBoardCall(exchange: Exchange): BalanceBoardCall {
  const ask = asking(exchange, enveloped)
  return (farmId, periodId, { signal } = {}) => {
    const query = new URLSearchParams({ farm_id: String(farmId), period_id: String(periodId) })
    return ask({ method: 'GET', path: '/api/v2/balances', query, signal })
  }
}
