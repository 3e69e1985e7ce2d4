// The calls that start a new period of a farm with what it had before, and take that back.

import type {
  Carried,
  RolledForward,
  RollForwardPlaces,
  RollForwardPreview,
  RollForwardWish,
  TakenBack,
} from '../roll-forward-answer.ts'
import { writing } from './call-options.ts'
import type { ReadOptions, WriteOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'

export interface RollForwardCalls {
  /** How much there is of each kind, and what would be made. Nothing is written. */
  preview(places: RollForwardPlaces, options?: ReadOptions): Promise<Result<RollForwardPreview>>
  /** Carries over what is chosen and missing, all of it or nothing. */
  run(wish: RollForwardWish, options?: WriteOptions): Promise<Result<RolledForward>>
  /** Takes all of it back, as long as nobody has worked with it. */
  undo(id: number, options?: WriteOptions): Promise<Result<TakenBack>>
  /** Starts it again, with what it was started with. */
  redo(id: number, options?: WriteOptions): Promise<Result<RolledForward>>
  /** What was carried on a farm and stands, the newest first. */
  carried(farmId: number, options?: ReadOptions): Promise<Result<readonly Carried[]>>
}

const path = '/api/v2/roll-forward'

export function rollForwardCalls(exchange: Exchange): RollForwardCalls {
  const ask = asking(exchange, enveloped)
  return {
    preview({ farm_id, from_period_id, period_id }, { signal } = {}) {
      const query = new URLSearchParams({
        farm_id: String(farm_id),
        from_period_id: String(from_period_id),
        period_id: String(period_id),
      })
      return ask({ method: 'GET', path: `${path}/preview`, query, signal })
    },
    run: (wish, options = {}) => ask({ method: 'POST', path, body: wish, ...writing(options) }),
    undo: (id, options = {}) =>
      ask({ method: 'POST', path: `${path}/undo`, body: { id }, ...writing(options) }),
    redo: (id, options = {}) =>
      ask({ method: 'POST', path: `${path}/redo`, body: { id }, ...writing(options) }),
    carried(farmId, { signal } = {}) {
      const query = new URLSearchParams({ farm_id: String(farmId) })
      return ask({ method: 'GET', path, query, signal })
    },
  }
}
