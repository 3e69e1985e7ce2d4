// The calls that every record answers, written once. Calls below a parent are the same ones, so the
// paths of relations only point at them.

import type { Entity } from '@furrow/catalogue/entity'
import { jsonAnswer, jsonBody, ref } from './components.ts'
import type { Json } from './components.ts'

/** Whether the calls stand at the entity's own address or below a parent's. */
type Place = 'own' | 'related'

export interface ResourceCalls {
  readonly collection: Json
  readonly search: Json
  readonly one: Json
  readonly restore?: Json
  readonly batch?: Json
  readonly batchRestore?: Json
}

/** What is worked out, and what is history, is read and never written. */
export function isReadAlone({ derived, appendOnly }: Entity): boolean {
  return derived || appendOnly
}

export function resourceCalls(entity: Entity, place: Place): ResourceCalls {
  const { name } = entity
  const call = callOf(entity, place)
  const at = (...names: readonly string[]) => pathParameters(place, names)
  const reading = {
    collection: { ...at(), get: call('list', [...paging, ...relations, ...trash], pageOf(entity)) },
    search: {
      ...at(),
      post: call('search', [...paging, ...relations, ...trash], pageOf(entity), 'search'),
    },
    one: { ...at('id'), get: call('show', [...relations, ...trash], rowOf(entity)) },
  }
  if (isReadAlone(entity)) return reading
  const store = call('store', relations, rowOf(entity, 201), `${name}.new`)
  const update = call('update', relations, rowOf(entity), `${name}.changed`)
  const destroy = call('destroy', [...relations, ...force], rowOf(entity))
  return {
    search: reading.search,
    collection: { ...reading.collection, post: store },
    one: { ...reading.one, patch: update, delete: destroy },
    restore: { ...at('id'), post: call('restore', relations, rowOf(entity)) },
    batch: { ...at(), ...batchCalls(entity, call) },
    batchRestore: {
      ...at(),
      post: call('batch_restore', relations, rowsOf(entity), 'numbers_in_batch'),
    },
  }
}

type Call = ReturnType<typeof callOf>

/** Writes down a call of one entity; `body` is a schema, or the name of one. */
function callOf({ name, plural }: Entity, place: Place) {
  return (
    verb: string,
    parameters: readonly Json[],
    answers: Json,
    body?: Json | string,
  ): Json => ({
    // A call below a parent stands at many addresses, so it has no name of its own.
    ...(place === 'own' ? { operationId: `${name}.${verb}` } : {}),
    summary: `${plural}: ${verb.replaceAll('_', ' ')}`,
    tags: [name],
    parameters,
    ...(body
      ? { requestBody: jsonBody(typeof body === 'string' ? ref('schemas', body) : body) }
      : {}),
    responses: { ...answers, ...refusals },
  })
}

function batchCalls(entity: Entity, call: Call): Json {
  const { name } = entity
  const made = resources({ type: 'array', items: ref('schemas', `${name}.new`) })
  const changed = resources({
    type: 'object',
    additionalProperties: ref('schemas', `${name}.changed`),
  })
  const rows = rowsOf(entity)
  return {
    post: call('batch_store', relations, rows, made),
    patch: call('batch_update', relations, rows, changed),
    delete: call('batch_destroy', [...relations, ...force], rows, 'numbers_in_batch'),
  }
}

const paging = parametersNamed('limit', 'page')
const relations = parametersNamed(
  'include',
  'with_count',
  'with_exists',
  'with_avg',
  'with_sum',
  'with_min',
  'with_max',
)
const trash = parametersNamed('with_trashed', 'only_trashed')
const force = parametersNamed('force')

function parametersNamed(...names: readonly string[]): Json[] {
  return names.map(name => ref('parameters', name))
}

function pathParameters(place: Place, names: readonly string[]): Json {
  const all = place === 'related' ? ['parent', ...names] : names
  return all.length > 0 ? { parameters: parametersNamed(...all) } : {}
}

function rowOf({ label, name }: Entity, status: 200 | 201 = 200): Json {
  return { [status]: jsonAnswer(label, wrapped(ref('schemas', name))) }
}

function rowsOf({ plural, name }: Entity, more: Json = {}): Json {
  return { 200: jsonAnswer(plural, wrapped({ type: 'array', items: ref('schemas', name) }, more)) }
}

function pageOf(entity: Entity): Json {
  return rowsOf(entity, { links: ref('schemas', 'page_links'), meta: ref('schemas', 'page_meta') })
}

const refusals = {
  401: ref('responses', 'unauthenticated'),
  403: ref('responses', 'forbidden'),
  404: ref('responses', 'not_found'),
  409: ref('responses', 'conflict'),
  422: ref('responses', 'invalid'),
}

function wrapped(data: Json, more: Json = {}): Json {
  return { type: 'object', required: ['data'], properties: { data, ...more } }
}

function resources(schema: Json): Json {
  return { type: 'object', required: ['resources'], properties: { resources: schema } }
}

/** Calls about the link between two rows; they are the same for all records. */
export const linkCalls: Readonly<Record<string, Json>> = {
  associate: linkCall('post', 'associate', ref('schemas', 'related_key')),
  dissociate: linkCall('delete', 'dissociate'),
  attach: linkCall('post', 'attach', ref('schemas', 'links_wanted')),
  detach: linkCall('delete', 'detach', ref('schemas', 'links_wanted')),
  sync: linkCall('patch', 'sync', ref('schemas', 'links_wanted')),
  toggle: linkCall('patch', 'toggle', ref('schemas', 'links_wanted')),
  pivot: linkCall('patch', 'pivot', ref('schemas', 'pivot')),
}

function linkCall(method: string, verb: string, body?: Json): Json {
  const names = ['dissociate', 'pivot'].includes(verb) ? ['parent', 'id'] : ['parent']
  return {
    parameters: parametersNamed(...names),
    [method]: {
      summary: `Links: ${verb}`,
      tags: ['links'],
      ...(body ? { requestBody: jsonBody(body) } : {}),
      responses: {
        200: jsonAnswer('What was linked and unlinked.', ref('schemas', 'links_done')),
        ...refusals,
      },
    },
  }
}
