// The calls that are about no record by its address, as OpenAPI writes them.

import { isClosedToPages } from '../calls/call.ts'
import type { Call, LetsIn, RowNamed } from '../calls/call.ts'
import { everyCall } from '../calls/every-call.ts'
import { sessionCalls } from '../calls/session-calls.ts'
import { jsonBody, ref } from './parts.ts'
import type { Json } from './parts.ts'
import type { SchemaPrinter } from './print-schemas.ts'
import { refusalResponses } from './refusal-answers.ts'

export const sessionTag = {
  name: 'session',
  description: 'Signing in, acting for others, passwords.',
}

const aboutSession = new Set<Call>(Object.values<Call>(sessionCalls))

export function callPaths({ print }: SchemaPrinter, rows: RowNamed): [string, Json][] {
  const paths = new Map<string, Json>()
  for (const call of everyCall) {
    const said = { [call.method]: operation(call, print, rows) }
    paths.set(call.path, { ...(paths.get(call.path) ?? inAddress(call)), ...said })
  }
  return [...paths]
}

/** All calls at one address take these alike. */
function inAddress({ path }: Call): Json {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    name === 'id'
      ? ref('parameters', 'id')
      : { name, in: 'path', required: true, schema: { type: 'string' } },
  )
  return parameters.length > 0 ? { parameters } : {}
}

type Print = SchemaPrinter['print']

function operation(call: Call, print: Print, rows: RowNamed): Json {
  const { operationId, summary, body, bytes } = call
  const description = descriptionOf(call)
  const parameters = [...(call.parameters ?? []), ...asked(call, print)]
  return {
    operationId,
    summary,
    ...(aboutSession.has(call) && { tags: [sessionTag.name] }),
    ...(description && { description }),
    ...securityOf[call.letsIn],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: jsonBody(print(body)) }),
    ...(bytes && { requestBody: { required: true, content: { [bytes]: {} } } }),
    responses: { ...answerOf(call, print, rows), ...refusalsOf(call) },
  }
}

function descriptionOf(call: Call): string {
  const isClosed = isClosedToPages(call) && call.letsIn !== 'anybody'
  return [isClosed ? closed : [], call.description ?? []].flat().join(' ')
}

const closed = 'Closed to pages that are shown inside Furrow, with the token of an app.'

/** What asks for a token does so as all records do. */
const securityOf: Readonly<Record<LetsIn, Json>> = {
  anybody: { security: [] },
  'with or without': { security: [{}, { token: [] }] },
  token: {},
  person: {},
  'person with token': {},
  'person or page': {},
}

/** Behind the "?" of an address. */
function asked({ query }: Call, print: Print): Json[] {
  if (!query) return []
  const { properties = {}, required = [] } = print(query) as {
    readonly properties?: Readonly<Record<string, Json>>
    readonly required?: readonly string[]
  }
  return Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', required: required.includes(name), schema }
  })
}

function answerOf(call: Call, print: Print, rows: RowNamed): Json {
  const { status = 200, says, answer, headers, inLines } = call
  const media = inLines ? 'application/x-ndjson' : 'application/json'
  const schema = answer && print('_zod' in answer ? answer : answer(rows))
  const told = {
    description: says,
    ...(headers && { headers }),
    ...(schema && { content: { [media]: { schema } } }),
  }
  return { [status]: told, ...call.responses }
}

function refusalsOf({ letsIn, refuses = [] }: Call): Json {
  const isAsked = letsIn !== 'anybody' && letsIn !== 'with or without'
  return refusalResponses([
    ...(isAsked ? (['unauthenticated', 'forbidden'] as const) : []),
    ...refuses,
  ])
}
