// The call that tells what stands open in a farm's period.

import { sections } from '@furrow/farming/completeness-questions'
import { jsonAnswer, listOf, objectOf, ref } from './parts.ts'
import type { Json } from './parts.ts'

const words = { type: 'string' }
const wordsOrNull = { type: ['string', 'null'] }
const row = { type: 'integer', minimum: 1 }
const rowOrNull = { type: ['integer', 'null'], minimum: 1 }

const confirmation = objectOf(
  {
    id: { ...row, description: 'Of the row of `confirmed_warnings`.' },
    note: words,
    by: { ...wordsOrNull, description: 'The name of whoever confirmed it.' },
    at: { type: 'string', format: 'date-time' },
  },
  ['id', 'note', 'by', 'at'],
)

const point = objectOf(
  {
    code: { ...words, description: 'Beginning with `E-` a blocker, with `W-` a warning.' },
    message: { ...words, description: 'To be confirmed word for word, in `said`.' },
    section: { enum: sections.map(({ name }) => name) },
    resource: { ...wordsOrNull, description: 'The kind of record that it is about.' },
    id: rowOrNull,
    field: wordsOrNull,
    where: { ...wordsOrNull, description: 'The record in words.' },
    confirmed: {
      description: 'Of a warning that still says what it said when it was confirmed.',
      oneOf: [confirmation, { type: 'null' }],
    },
  },
  ['code', 'message', 'section', 'resource', 'id', 'field', 'where', 'confirmed'],
)

const points = listOf(ref('schemas', 'open_point'))

export const openPointsSchemas: Json = {
  open_point: point,
  open_points: objectOf({ blockers: points, warnings: points }, ['blockers', 'warnings']),
}

export const openPointsPath: readonly [string, Json] = [
  '/api/v2/open-points',
  {
    get: {
      operationId: 'open-points',
      summary: 'What keeps a farm’s period from being submitted, and what looks wrong in it.',
      description: 'Closed to pages that are shown inside Furrow, with the token of an app.',
      parameters: [asked('farm_id'), asked('period_id')],
      responses: {
        200: jsonAnswer(
          'Blockers that tell of what one may not see are told without it.',
          objectOf({ data: ref('schemas', 'open_points') }, ['data']),
        ),
        401: ref('responses', 'unauthenticated'),
        403: ref('responses', 'forbidden'),
        404: ref('responses', 'not_found'),
        422: ref('responses', 'invalid'),
        default: ref('responses', 'refused'),
      },
    },
  },
]

function asked(name: string): Json {
  return { name, in: 'query', required: true, schema: row }
}
