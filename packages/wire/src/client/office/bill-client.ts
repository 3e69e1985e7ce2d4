// The calls about what businesses are billed.

import type { ProjectFigures } from '../../bills/project-figures-answer.ts'
import type { ReadOptions } from '../call-options.ts'
import type { Exchange } from '../exchange.ts'
import { asking, enveloped } from '../read-answer.ts'
import type { Result } from '../result.ts'

export interface BillCalls {
  /** The fee of projects against what was billed and paid, and what went into them. */
  readonly projectFigures: (
    projects: readonly number[],
    options?: ReadOptions,
  ) => Promise<Result<readonly ProjectFigures[]>>
}

export function billCalls(exchange: Exchange): BillCalls {
  const ask = asking(exchange, enveloped)
  return {
    projectFigures: (projects, { signal } = {}) =>
      ask({
        method: 'GET',
        path: '/api/v2/project-figures',
        query: new URLSearchParams({ projects: projects.join(',') }),
        signal,
      }),
  }
}
