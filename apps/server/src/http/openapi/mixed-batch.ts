// The call that carries out steps over several kinds of records.

import { doable } from '../../verbs/steps.ts'
import { jsonAnswer, jsonBody, listOf, objectOf, ref } from './parts.ts'
import type { Json } from './parts.ts'

// A property of the name `$ref` cannot be described: a schema would read it as its own.
const rowOrRef = { oneOf: [{ type: 'integer', minimum: 1 }, { type: 'object' }] }

export const stepSchema = objectOf(
  {
    do: { enum: doable },
    resource: { type: 'string', description: 'The record, as in its address.' },
    id: {
      ...rowOrRef,
      description: 'The row; or `{"$ref": name}` for one that an earlier step makes.',
    },
    values: {
      type: 'object',
      description: 'What the call of that name takes as its body. A value may be `{"$ref": name}`.',
    },
    relation: { type: 'string', description: 'For what is done through a relation of the row.' },
    row: { ...rowOrRef, description: 'The row at the other end of the relation.' },
    ref: { type: 'string', description: 'A name for the row that is made, for later steps.' },
    seen: {
      type: 'string',
      description: 'The `updated_at` last seen: a 409 where it was changed since.',
    },
  },
  ['do', 'resource'],
)

const result = objectOf(
  {
    do: { enum: doable },
    resource: { type: 'string' },
    ref: { type: 'string' },
    data: { type: ['object', 'null'], description: 'The row as it is now.' },
    attached: listOf({ type: 'integer' }),
    detached: listOf({ type: 'integer' }),
    updated: listOf({ type: 'integer' }),
  },
  ['do', 'resource'],
)

export const mixedBatchPath: readonly [string, Json] = [
  '/api/v2/batch',
  {
    post: {
      operationId: 'batch',
      summary: 'Carries out steps over several kinds of records, in order, all of them or none.',
      parameters: [ref('parameters', 'idempotency_key')],
      requestBody: jsonBody(objectOf({ steps: listOf(stepSchema) }, ['steps'])),
      responses: {
        200: jsonAnswer('One result for each step.', objectOf({ data: listOf(result) }, ['data'])),
        401: ref('responses', 'unauthenticated'),
        403: ref('responses', 'forbidden'),
        404: ref('responses', 'not_found'),
        409: ref('responses', 'conflict'),
        422: ref('responses', 'invalid'),
        default: ref('responses', 'refused'),
      },
    },
  },
]
