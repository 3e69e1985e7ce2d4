// Schemas that are the same for all records: searches, pages, batches, links and refusals.

import { aggregateTypes, operators } from '@furrow/wire/wish'
import { jsonAnswer, listOf, objectOf, ref } from './parts.ts'
import type { Json } from './parts.ts'

const anything = { type: 'object', additionalProperties: true }
const numbers = listOf({ type: 'integer', minimum: 1 })
const words = { type: 'string' }
const wordsOrNull = { type: ['string', 'null'] }
const numberOrNull = { type: ['integer', 'null'] }
const whole = { type: 'integer' }
const filters = listOf(ref('schemas', 'filter'))

export const sharedSchemas: Json = {
  refusal: objectOf(
    {
      message: { ...words, description: 'What is wrong, in a sentence.' },
      code: { ...words, description: 'What kind of refusal it is; it never changes.' },
      errors: {
        type: 'object',
        description: 'Field by field, with dots: `resources.3.area`.',
        additionalProperties: listOf(words),
      },
      data: { description: 'With a 409: the row, or the rows, as they are now.' },
    },
    ['message'],
  ),
  page_links: objectOf({ first: words, last: words, prev: wordsOrNull, next: wordsOrNull }),
  page_meta: objectOf({
    current_page: whole,
    from: numberOrNull,
    last_page: whole,
    links: listOf(
      objectOf({ url: wordsOrNull, label: words, active: { type: 'boolean' } }, ['label']),
    ),
    path: words,
    per_page: whole,
    to: numberOrNull,
    total: whole,
  }),
  search: objectOf({
    scopes: listOf(
      objectOf(
        {
          name: { enum: ['IdIn', 'FarmIdIn', 'PeriodIdIn', 'CropCollectionIdIn'] },
          parameters: { type: 'array' },
        },
        ['name'],
      ),
    ),
    filters,
    search: objectOf({
      value: { ...wordsOrNull, description: 'Found in any field that is searched.' },
      case_sensitive: { type: 'boolean' },
    }),
    sort: listOf(objectOf({ field: words, direction: { enum: ['asc', 'desc'] } }, ['field'])),
    includes: listOf(
      objectOf({ relation: words, filters, limit: { type: 'integer', minimum: 0 } }, ['relation']),
    ),
    aggregates: listOf(
      objectOf({ relation: words, type: { enum: aggregateTypes }, field: words, filters }, [
        'relation',
        'type',
      ]),
    ),
  }),
  filter: objectOf({
    type: { enum: ['and', 'or'], description: 'How it joins what stands before it.' },
    field: { ...words, description: 'A field, or one of a relation behind dots.' },
    operator: { enum: operators, default: '=' },
    value: { description: 'A value, or a list of them with `in` and its like.' },
    nested: { ...filters, description: 'A group in brackets, instead of a field.' },
  }),
  numbers_in_batch: objectOf({ resources: numbers }, ['resources']),
  seen: {
    type: 'object',
    description: 'The `updated_at` last seen, by number: a 409 where a field was changed since.',
    additionalProperties: words,
  },
  related_key: objectOf({ related_key: { type: 'integer', minimum: 1 } }, ['related_key']),
  links_wanted: objectOf(
    {
      resources: {
        description: 'Numbers, or numbers with what is said of each link.',
        oneOf: [numbers, { type: 'object', additionalProperties: anything }],
      },
    },
    ['resources'],
  ),
  links_done: objectOf({ attached: numbers, updated: numbers, detached: numbers }),
}

const refusal = (description: string) => jsonAnswer(description, ref('schemas', 'refusal'))

export const sharedAnswers: Json = {
  unauthenticated: refusal('Nobody is signed in.'),
  forbidden: refusal(
    'Not allowed. With the code `impersonation_over`: the acting for somebody, named in X-Impersonate-Id, is over. With `period_closed`: the record is in a period that is closed to this person.',
  ),
  not_found: refusal('There is no such row, or it is not yours.'),
  conflict: refusal('Somebody else changed it meanwhile; `data` holds it as it is now.'),
  invalid: refusal('Something is not right; `errors` says what, field by field.'),
  too_many_requests: {
    ...refusal('Too many attempts.'),
    headers: {
      'Retry-After': { description: 'In how many seconds to try again.', schema: whole },
    },
  },
  refused: refusal('Anything else that stands in the way, said in a sentence.'),
}
