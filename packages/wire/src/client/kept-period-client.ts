// The call that tells of a farm's period as it stood when it was released.

import type { KeptPeriod } from '../kept-period-answer.ts'
import type { ReadOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'

interface KeptOptions extends ReadOptions {
  /** Of the release; the newest there is unless said. */
  readonly number?: number
  /** Tells the rows of this kind. */
  readonly resource?: string
}

export type KeptPeriodCall = (
  farmId: number,
  periodId: number,
  options?: KeptOptions,
) => Promise<Result<KeptPeriod>>

export function keptPeriodCall(exchange: Exchange): KeptPeriodCall {
  const ask = asking(exchange, enveloped)
  return (farmId, periodId, { signal, number, resource } = {}) => {
    const query = new URLSearchParams({ farm_id: String(farmId), period_id: String(periodId) })
    if (number !== undefined) query.set('number', String(number))
    if (resource !== undefined) query.set('resource', resource)
    return ask({ method: 'GET', path: '/api/v2/kept-period', query, signal })
  }
}
