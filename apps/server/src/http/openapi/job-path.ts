// The call that asks for longer work in the background.

import { stepSchema } from './mixed-batch.ts'
import { jsonAnswer, jsonBody, listOf, objectOf, ref } from './parts.ts'
import type { Json } from './parts.ts'

export const jobPath: readonly [string, Json] = [
  '/api/v2/jobs',
  {
    post: {
      operationId: 'jobs.start',
      summary: 'Asks for many steps to be carried out in the background, all of them or none.',
      description:
        'For what is too long for one request: at most 100,000 steps, in the name of who asks and with the rights that they have when it runs. How far it is, and what came of it, is read from `queable_jobs`; it is broken off by setting its status to `cancelled`.',
      parameters: [ref('parameters', 'idempotency_key')],
      requestBody: jsonBody(
        objectOf(
          {
            description: { type: 'string', maxLength: 200, description: 'In a few words.' },
            steps: listOf(stepSchema),
          },
          ['description', 'steps'],
        ),
      ),
      responses: {
        202: jsonAnswer(
          'The job, which waits.',
          objectOf({ data: ref('schemas', 'queable_jobs') }, ['data']),
        ),
        401: ref('responses', 'unauthenticated'),
        403: ref('responses', 'forbidden'),
        409: ref('responses', 'conflict'),
        422: ref('responses', 'invalid'),
        429: ref('responses', 'too_many_requests'),
        default: ref('responses', 'refused'),
      },
    },
  },
]
