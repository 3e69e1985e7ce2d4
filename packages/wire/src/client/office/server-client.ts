// The call by which administrators see how the server is.

import type { ServerState } from '../../office/server-state-answer.ts'
import type { ReadOptions } from '../call-options.ts'
import type { Exchange } from '../exchange.ts'
import { asking, enveloped } from '../read-answer.ts'
import type { Result } from '../result.ts'

export interface ServerCalls {
  readonly state: (options?: ReadOptions) => Promise<Result<ServerState>>
}

export function serverCalls(exchange: Exchange): ServerCalls {
  const ask = asking(exchange, enveloped)
  return {
    state: ({ signal } = {}) => ask({ method: 'GET', path: '/api/v2/server-state', signal }),
  }
}
