// The call that stays open and tells what others write.

import { listOf, objectOf, ref } from './parts.ts'
import type { Json } from './parts.ts'

const verbs = ['store', 'update', 'destroy', 'restore', 'attach', 'detach', 'erase']
const row = { type: 'integer', minimum: 1 }
const rowOrNull = { type: ['integer', 'null'], minimum: 1 }
const yes = { const: true }

const change = objectOf(
  {
    entity: { type: 'string', description: 'The kind of record, as in its address.' },
    ids: { ...listOf(row), description: 'Rows; they may be told twice, and may be gone by now.' },
    farm_id: rowOrNull,
    period_id: rowOrNull,
    verb: { enum: verbs },
    device: {
      type: ['string', 'null'],
      description: 'The `X-Device-Id` that it was written with: one’s own is known already.',
    },
    at: { type: 'string', format: 'date-time' },
  },
  ['entity', 'ids', 'farm_id', 'period_id', 'verb', 'device', 'at'],
)
const alive = {
  ...objectOf({ alive: yes }, ['alive']),
  description: 'First of all, and every 25 seconds. What is written after the first one is told.',
}
const missed = {
  ...objectOf({ missed: yes }, ['missed']),
  description: 'Anything may have been written that was not told: read anew what is shown.',
}
const over = {
  ...objectOf({ over: yes, why: { enum: ['rights', 'too_many'] } }, ['over', 'why']),
  description:
    'The last line: other rights hold by now, or none, or the person opened 20 newer streams.',
}

export const livePath: readonly [string, Json] = [
  '/api/v2/live',
  {
    get: {
      operationId: 'live',
      summary: 'Tells what others write, as far as one sees it, while the answer stays open.',
      responses: {
        200: {
          description: 'A line of JSON for each, never the values of a row.',
          content: { 'application/x-ndjson': { schema: { oneOf: [change, alive, missed, over] } } },
        },
        401: ref('responses', 'unauthenticated'),
        403: ref('responses', 'forbidden'),
        default: ref('responses', 'refused'),
      },
    },
  },
]
