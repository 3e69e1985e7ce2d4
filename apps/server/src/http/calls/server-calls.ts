// How the server is, as administrators are told.

import { serverState } from '@furrow/wire/office/server-state-answer'
import { enveloped } from '@furrow/wire/told'
import { call } from './call.ts'

export const serverCalls = {
  state: call({
    method: 'get',
    path: '/api/v2/server-state',
    operationId: 'server-state',
    summary:
      'For administrators: what the server was asked in the last minutes, how quickly it answered, and what waits.',
    letsIn: 'person',
    says: 'All of it, of all processes of this server.',
    answer: enveloped(serverState),
  }),
}
