// The calls that tell what farms are compared by, and how one compares.

import type { BenchmarksOfPeriod, MeasuresTold } from '../benchmarks-answer.ts'
import type { ReadOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'

interface BenchmarkOptions extends ReadOptions {
  /** `farm` unless said: `crop 12`, `stock 7`. */
  readonly scope?: string
}

export interface BenchmarkCalls {
  /** All measures, with what each says and is worked out from. */
  readonly measures: (options?: ReadOptions) => Promise<Result<MeasuresTold>>
  readonly ofFarm: (
    farmId: number,
    periodId: number,
    options?: BenchmarkOptions,
  ) => Promise<Result<BenchmarksOfPeriod>>
}

export function benchmarkCalls(exchange: Exchange): BenchmarkCalls {
  const ask = asking(exchange, enveloped)
  return {
    measures: ({ signal } = {}) => ask({ method: 'GET', path: '/api/v2/measures', signal }),
    ofFarm: (farmId, periodId, { scope, signal } = {}) => {
      const query = new URLSearchParams({ farm_id: String(farmId), period_id: String(periodId) })
      if (scope !== undefined) query.set('scope', scope)
      return ask({ method: 'GET', path: '/api/v2/benchmarks', query, signal })
    },
  }
}
