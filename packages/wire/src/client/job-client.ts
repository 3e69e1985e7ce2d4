// Longer work that is done in the background: asked for here, followed as the record that it is.

import { writing } from './call-options.ts'
import type { WriteOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'
import type { Row } from './row-types.ts'
import type { Step } from './step-client.ts'

export interface JobCalls {
  /** All of the steps or none, whenever a server has time: 100,000 at most. Gives the job that waits. */
  start(asked: AskedJob, options?: WriteOptions): Promise<Result<Row<'queable_jobs'>>>
  /** One that failed or was cancelled. Gives the new job. */
  repeat(id: number, options?: WriteOptions): Promise<Result<Row<'queable_jobs'>>>
}

interface AskedJob {
  /** In a few words, for whoever looks at what is under way. */
  readonly description: string
  /** That it is about. */
  readonly farm_id?: number | null
  readonly steps: readonly Step[]
}

export function jobCalls(exchange: Exchange): JobCalls {
  const ask = asking(exchange, enveloped)
  return {
    start: (asked, options = {}) =>
      ask({ method: 'POST', path: '/api/v2/jobs', body: asked, ...writing(options) }),
    repeat: (id, options = {}) =>
      ask({ method: 'POST', path: `/api/v2/jobs/${id}/repeat`, ...writing(options) }),
  }
}
