// The calls that start a new period of a farm, and take that back.

import { periodStatuses } from '@furrow/catalogue/choices'
import { carriedKinds } from '@furrow/wire/roll-forward'
import { jsonAnswer, jsonBody, listOf, objectOf, ref } from './parts.ts'
import type { Json } from './parts.ts'

const words = { type: 'string' }
const row = { type: 'integer', minimum: 1 }
const whole = { type: 'integer', minimum: 0 }
const day = { type: 'string', format: 'date' }
const flag = { type: 'boolean' }
const sentences = listOf(words)
const orNull = (schema: Json, description: string): Json => ({
  oneOf: [schema, { type: 'null' }],
  description,
})

const required = (properties: Json): Json => objectOf(properties, Object.keys(properties))

const places = { farm_id: row, from_period_id: row, period_id: row }
const period = { id: row, name: words, start: day, end: day }
const counts = {
  ...objectOf(
    Object.fromEntries([...carriedKinds, 'linked', 'boundaries'].map(kind => [kind, whole])),
  ),
  description: 'How many were made; what there is none of is left out.',
}

const rowPreview = required({
  id: row,
  name: words,
  area: { type: ['number', 'null'] },
  paddock_id: row,
  fate: {
    enum: ['make', 'link', 'map', 'there', 'stays'],
    description:
      'Copied; linked to one of its name; only its boundary copied; there already; not carried.',
  },
})

const kindPreview = required({
  kind: { enum: carriedKinds },
  there_were: { ...whole, description: 'In the earlier period.' },
  there_already: { ...whole, description: 'Of these, in the later one.' },
  to_make: whole,
  notes: sentences,
  rows: { ...listOf(rowPreview), description: 'Of paddocks, and of perennials that stand on.' },
})

const choose = {
  ...objectOf({
    ...Object.fromEntries(carriedKinds.map(kind => [kind, flag])),
    paddocks: {
      oneOf: [flag, listOf(row)],
      description: 'All, or some by their numbers in the earlier period.',
    },
  }),
  additionalProperties: false,
}

export const rollForwardSchemas: Json = {
  roll_forward_preview: required({
    farm_id: row,
    from: required(period),
    into: required({
      ...period,
      sowing_start: day,
      sowing_end: day,
      status: orNull({ enum: periodStatuses }, 'Null where the farm does not record it yet.'),
    }),
    refused: orNull(words, 'Why this person may not do it.'),
    notes: sentences,
    kinds: {
      ...listOf(kindPreview),
      description: 'Those about money are left out for who sees none.',
    },
    goes_on: {
      ...required({ properties: whole, gauges: whole, contacts: whole }),
      description: 'What belongs to the farm, not to a period, and is not carried.',
    },
  }),
  roll_forward_done: required({
    ...places,
    id: orNull(row, 'By which it is taken back; null where nothing was missing.'),
    is_new: { ...flag, description: 'The farm records the period since this call.' },
    counts,
  }),
  roll_forward_undone: required({
    ...places,
    id: row,
    period_stays: { ...flag, description: 'It holds more than what was carried.' },
  }),
  carried_over: required({
    ...places,
    id: row,
    from_name: words,
    by: orNull(words, 'Who carried it over.'),
    at: { type: 'string', format: 'date-time' },
    counts,
    stays_because: orNull(words, 'Why it can no longer be taken back.'),
  }),
}

const path = '/api/v2/roll-forward'

export const rollForwardPaths: readonly (readonly [string, Json])[] = [
  [
    path,
    {
      ...call('get', {
        operationId: 'rollForward.carried',
        summary: 'What was carried into the periods of a farm and stands, the newest first.',
        parameters: [asked('farm_id')],
        answer: listOf(ref('schemas', 'carried_over')),
      }),
      ...call('post', {
        operationId: 'rollForward.run',
        summary:
          'Starts a period with what an earlier one had, as far as it is chosen and missing.',
        parameters: [ref('parameters', 'idempotency_key')],
        requestBody: jsonBody(required({ ...places, choose })),
        answer: ref('schemas', 'roll_forward_done'),
      }),
    },
  ],
  [
    `${path}/preview`,
    call('get', {
      operationId: 'rollForward.preview',
      summary: 'How much there is of each kind, and what would be carried.',
      parameters: [asked('farm_id'), asked('from_period_id'), asked('period_id')],
      answer: ref('schemas', 'roll_forward_preview'),
    }),
  ],
  [
    `${path}/undo`,
    call('post', {
      operationId: 'rollForward.undo',
      summary: 'Takes a start of a period back as a whole, until somebody has worked with it.',
      parameters: [ref('parameters', 'idempotency_key')],
      requestBody: jsonBody(required({ id: row })),
      answer: ref('schemas', 'roll_forward_undone'),
    }),
  ],
]

interface Told {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly Json[]
  readonly requestBody?: Json
  readonly answer: Json
}

function call(method: 'get' | 'post', { answer, ...told }: Told): Json {
  return {
    [method]: {
      ...told,
      description: 'Closed to pages that are shown inside Furrow, with the token of an app.',
      responses: {
        200: jsonAnswer('What became of it.', objectOf({ data: answer }, ['data'])),
        401: ref('responses', 'unauthenticated'),
        403: ref('responses', 'forbidden'),
        404: ref('responses', 'not_found'),
        ...(method === 'post' && { 409: ref('responses', 'conflict') }),
        422: ref('responses', 'invalid'),
        default: ref('responses', 'refused'),
      },
    },
  }
}

function asked(name: string): Json {
  return { name, in: 'query', required: true, schema: row }
}
