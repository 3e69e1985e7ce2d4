// The parts that the description of the API refers to: rows, bodies, parameters and answers.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { changedRow, newRow, servedRow } from '@furrow/wire/row-schema'
import { z } from 'zod'

export type Json = Readonly<Record<string, unknown>>

export function componentsOf(catalogue: Catalogue): Json {
  const entities = [...catalogue.values()]
  return {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    parameters,
    responses,
    schemas: Object.fromEntries([
      ...Object.entries(sharedSchemas),
      ...entities.flatMap(rowSchemas),
    ]),
  }
}

export function ref(
  kind: 'schemas' | 'parameters' | 'responses' | 'pathItems',
  name: string,
): Json {
  return { $ref: `#/components/${kind}/${name}` }
}

export function jsonBody(schema: Json): Json {
  return { required: true, content: { 'application/json': { schema } } }
}

export function jsonAnswer(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } }
}

function rowSchemas(entity: Entity): [string, unknown][] {
  const described = { title: entity.label, description: entity.help }
  const served = [entity.name, { ...described, ...shapeOf(servedRow(entity)) }] as [string, unknown]
  if (entity.derived || entity.appendOnly) return [served]
  return [
    served,
    [`${entity.name}.new`, shapeOf(newRow(entity), 'input')],
    [`${entity.name}.changed`, shapeOf(changedRow(entity), 'input')],
  ]
}

/** JSON Schema of a row, without what OpenAPI says already. */
function shapeOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return shape
}

const queryText = (name: string, description: string) => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string' },
})
const queryWhole = (name: string, description: string) => ({
  name,
  in: 'query',
  description,
  schema: { type: 'integer', minimum: 0 },
})
const pathNumber = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'integer' },
})

const parameters = {
  id: pathNumber('id', 'The number of the row.'),
  parent: pathNumber('parent', 'The number of the row that it belongs to.'),
  limit: queryWhole('limit', 'Rows on a page, 15 unless said; 0 for everything.'),
  page: queryWhole('page', 'Which page, from 1.'),
  include: queryText('include', 'Relations to send along, by name, with commas; dots go deeper.'),
  with_count: queryText('with_count', 'Relations to count, with commas.'),
  with_exists: queryText('with_exists', 'Relations to look for, with commas.'),
  with_avg: queryText('with_avg', 'Means, as relation.field, with commas.'),
  with_sum: queryText('with_sum', 'Sums, as relation.field, with commas.'),
  with_min: queryText('with_min', 'Smallest values, as relation.field, with commas.'),
  with_max: queryText('with_max', 'Largest values, as relation.field, with commas.'),
  with_trashed: queryText('with_trashed', '1 to see deleted rows as well.'),
  only_trashed: queryText('only_trashed', '1 to see deleted rows alone.'),
  force: queryText('force', '1 to remove for good; administrators only.'),
}

const refusal = (description: string) => jsonAnswer(description, ref('schemas', 'refusal'))
const responses = {
  unauthenticated: refusal('Nobody is signed in.'),
  forbidden: refusal('Not allowed.'),
  not_found: refusal('There is no such row, or it is not yours.'),
  conflict: refusal('Somebody else changed it meanwhile; `data` holds it as it is now.'),
  invalid: refusal('Something is not right; `errors` says what, field by field.'),
}

const numbers = { type: 'array', items: { type: 'integer' } }
const anything = { type: 'object', additionalProperties: true }
const sharedSchemas: Json = {
  refusal: {
    type: 'object',
    required: ['message'],
    properties: {
      message: { type: 'string' },
      code: { type: 'string' },
      errors: {
        type: 'object',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
    },
  },
  page_meta: {
    type: 'object',
    properties: {
      current_page: { type: 'integer' },
      from: { type: ['integer', 'null'] },
      last_page: { type: 'integer' },
      path: { type: 'string' },
      per_page: { type: 'integer' },
      to: { type: ['integer', 'null'] },
      total: { type: 'integer' },
      links: { type: 'array', items: anything },
    },
  },
  page_links: {
    type: 'object',
    properties: Object.fromEntries(
      ['first', 'last', 'prev', 'next'].map(name => [name, { type: ['string', 'null'] }]),
    ),
  },
  search: {
    type: 'object',
    properties: {
      scopes: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { enum: ['IdIn', 'FarmIdIn', 'PeriodIdIn', 'CropCollectionIdIn'] },
            parameters: { type: 'array' },
          },
        },
      },
      filters: { type: 'array', items: ref('schemas', 'filter') },
      search: {
        type: 'object',
        properties: { value: { type: ['string', 'null'] }, case_sensitive: { type: 'boolean' } },
      },
      sort: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field'],
          properties: { field: { type: 'string' }, direction: { enum: ['asc', 'desc'] } },
        },
      },
      includes: { type: 'array', items: anything },
      aggregates: { type: 'array', items: anything },
    },
  },
  filter: {
    type: 'object',
    properties: {
      type: { enum: ['and', 'or'] },
      field: { type: 'string', description: 'A field, or one of a relation after dots.' },
      operator: { type: 'string', description: 'Such as =, !=, <, >=, like, in, not in.' },
      value: {},
      nested: { type: 'array', items: ref('schemas', 'filter') },
    },
  },
  numbers_in_batch: {
    type: 'object',
    required: ['resources'],
    properties: { resources: numbers },
  },
  related_key: {
    type: 'object',
    required: ['related_key'],
    properties: { related_key: { type: 'integer' } },
  },
  links_wanted: {
    type: 'object',
    required: ['resources'],
    properties: { resources: { oneOf: [numbers, anything] } },
  },
  links_done: {
    type: 'object',
    properties: { attached: numbers, updated: numbers, detached: numbers },
  },
  pivot: { type: 'object', required: ['pivot'], properties: { pivot: anything } },
}
