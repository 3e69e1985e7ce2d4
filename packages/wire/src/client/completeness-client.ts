// The calls that tell how complete collections are.

import type { BoardLine } from '../collection-board-answer.ts'
import type { Completeness, FarmOverview } from '../completeness-answer.ts'
import type { ValidationReview } from '../editions/validation-review-answer.ts'
import type { ReadOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'

export interface CompletenessCalls {
  of(farmId: number, periodId: number, options?: ReadOptions): Promise<Result<Completeness>>
  /** Of all farms that one sees, 200 at most, unless some are named. */
  overview(
    farmIds?: readonly number[],
    options?: ReadOptions,
  ): Promise<Result<readonly FarmOverview[]>>
  /** Of the farms that one is staff of. */
  board(asked?: BoardAsked, options?: ReadOptions): Promise<Result<readonly BoardLine[]>>
  /** The figures that staff look at before a period is validated. */
  review(farmId: number, periodId: number, options?: ReadOptions): Promise<Result<ValidationReview>>
}

interface BoardAsked {
  /** The newest of each farm, unless said. */
  readonly periodId?: number | undefined
  /** Whether to tell how complete each is, which takes longer. */
  readonly withCompleteness?: boolean
}

export function completenessCalls(exchange: Exchange): CompletenessCalls {
  const ask = asking(exchange, enveloped)
  return {
    of(farmId, periodId, { signal } = {}) {
      const query = placeQuery(farmId, periodId)
      return ask({ method: 'GET', path: '/api/v2/completeness', query, signal })
    },
    overview(farmIds, { signal } = {}) {
      const query = new URLSearchParams(farmIds ? { farm_ids: farmIds.join(',') } : {})
      return ask({ method: 'GET', path: '/api/v2/completeness/overview', query, signal })
    },
    board({ periodId, withCompleteness = false } = {}, { signal } = {}) {
      const query = new URLSearchParams({
        ...(periodId && { period_id: String(periodId) }),
        ...(withCompleteness && { completeness: 'yes' }),
      })
      return ask({ method: 'GET', path: '/api/v2/collection-board', query, signal })
    },
    review(farmId, periodId, { signal } = {}) {
      const query = placeQuery(farmId, periodId)
      return ask({ method: 'GET', path: '/api/v2/validation-review', query, signal })
    },
  }
}

function placeQuery(farmId: number, periodId: number): URLSearchParams {
  return new URLSearchParams({ farm_id: String(farmId), period_id: String(periodId) })
}
