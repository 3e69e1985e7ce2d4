// The calls that tell how complete collections are.

import { periodStatuses } from '@furrow/catalogue/choices'
import { sections } from '@furrow/farming/completeness-questions'
import { jsonAnswer, listOf, objectOf, ref } from './parts.ts'
import type { Json } from './parts.ts'

const words = { type: 'string' }
const wordsOrNull = { type: ['string', 'null'] }
const row = { type: 'integer', minimum: 1 }
const whole = { type: 'integer', minimum: 0 }
const day = { type: 'string', format: 'date' }
const share = { type: 'number', minimum: 0, maximum: 1 }
const score = {
  type: ['number', 'null'],
  minimum: 0,
  maximum: 1,
  description: 'What is answered of what is asked; null where nothing is.',
}
const status = { enum: periodStatuses }
const named = { name: words, label: words }

const required = (properties: Json): Json => objectOf(properties, Object.keys(properties))

const lastChange = required({ at: { type: 'string', format: 'date-time' }, by: wordsOrNull })

const section = required({
  name: { enum: sections.map(({ name }) => name) },
  label: words,
  weight: { type: 'number', description: 'In the score of them all; 0 where nothing applies.' },
  score,
  answered: whole,
  applicable: whole,
  missing: { ...listOf(words), description: 'In a few sentences.' },
  bars: {
    ...listOf(required({ ...named, score: share, answered: { type: 'boolean' } })),
    description: 'Crops, gauges or enterprises apart, each named by its number.',
  },
  last_change: { oneOf: [lastChange, { type: 'null' }] },
})

const dates = { start: day, end: day, submission_due: day }

export const completenessSchemas: Json = {
  completeness: required({
    farm_id: row,
    period_id: row,
    status,
    score,
    sections: {
      ...listOf(section),
      description: 'Those about money are left out for who sees none.',
    },
    checks: listOf(
      required({ ...named, state: { enum: ['good', 'look', 'wrong', 'none'] }, says: words }),
    ),
    counts: listOf(required({ ...named, value: { type: 'number' }, unit: words })),
    dates: required({ ...dates, sowing_start: day, sowing_end: day }),
  }),
  completeness_overview: listOf(
    required({
      farm_id: row,
      periods: {
        ...listOf(
          required({
            farm_period_id: row,
            period_id: row,
            name: words,
            year_name: wordsOrNull,
            ...dates,
            status,
            score,
          }),
        ),
        description: 'Oldest first.',
      },
    }),
  ),
}

export const completenessPaths: readonly (readonly [string, Json])[] = [
  [
    '/api/v2/completeness',
    get({
      operationId: 'completeness',
      summary: 'How complete a farm’s period is: sections, checks, counts and dates.',
      parameters: [asked('farm_id', true, row), asked('period_id', true, row)],
      schema: 'completeness',
    }),
  ],
  [
    '/api/v2/completeness/overview',
    get({
      operationId: 'completeness.overview',
      summary:
        'The periods of farms with how complete each is; of all one sees, unless some are named.',
      parameters: [
        asked('farm_ids', false, { ...words, description: 'With commas; 200 at most.' }),
      ],
      schema: 'completeness_overview',
    }),
  ],
]

interface Told {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly Json[]
  readonly schema: string
}

function get({ schema, ...told }: Told): Json {
  return {
    get: {
      ...told,
      description: 'Closed to pages that are shown inside Furrow, with the token of an app.',
      responses: {
        200: jsonAnswer(
          'How complete it is.',
          objectOf({ data: ref('schemas', schema) }, ['data']),
        ),
        401: ref('responses', 'unauthenticated'),
        403: ref('responses', 'forbidden'),
        404: ref('responses', 'not_found'),
        422: ref('responses', 'invalid'),
        default: ref('responses', 'refused'),
      },
    },
  }
}

function asked(name: string, isNeeded: boolean, schema: Json): Json {
  return { name, in: 'query', required: isNeeded, schema }
}
