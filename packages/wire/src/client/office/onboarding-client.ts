// The calls by which new businesses are taken on.

import type {
  OnboardingBegun,
  OnboardingProgress,
  OnboardingToBegin,
} from '../../office/onboarding-answer.ts'
import { writing } from '../call-options.ts'
import type { ReadOptions, WriteOptions } from '../call-options.ts'
import type { Exchange } from '../exchange.ts'
import { asking, enveloped } from '../read-answer.ts'
import type { Result } from '../result.ts'

export interface OnboardingCalls {
  /** Of all that one reads, or of one farm. */
  readonly progress: (
    farmId?: number,
    options?: ReadOptions,
  ) => Promise<Result<readonly OnboardingProgress[]>>
  /** A new business, its first farm, and all that goes with them. */
  readonly begin: (
    asked: OnboardingToBegin,
    options?: WriteOptions,
  ) => Promise<Result<OnboardingBegun>>
}

export function onboardingCalls(exchange: Exchange): OnboardingCalls {
  const ask = asking(exchange, enveloped)
  return {
    progress: (farmId, { signal } = {}) =>
      ask({
        method: 'GET',
        path: '/api/v2/onboarding-progress',
        query: new URLSearchParams(farmId === undefined ? {} : { farm_id: String(farmId) }),
        signal,
      }),
    begin: (asked, options = {}) =>
      ask({ method: 'POST', path: '/api/v2/onboardings/begin', body: asked, ...writing(options) }),
  }
}
