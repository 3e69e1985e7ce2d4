// Looks on at every server of this process: each answer in JSON is read by the schema that OpenAPI is
// printed from. What does not fit is kept until someone asks.

import diagnostics from 'node:diagnostics_channel'
import { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Call } from '../src/http/calls/call.ts'
import { everyCall } from '../src/http/calls/every-call.ts'
import { routePath } from '../src/http/calls/mount-call.ts'
import { rowNamed, rowsBelow, rowsOfRecord } from '../src/http/calls/row-schemas.ts'
import { answerOf, numbersAlone, refusal } from '../src/http/calls/verb-answers.ts'
import { everyRecord } from '../src/http/known-paths.ts'

const faults: string[] = []
let whenFound: (fault: string) => void = fault => void faults.push(fault)

/** Told at once, in place of being kept. */
export function tellFaults(tell: (fault: string) => void): void {
  whenFound = tell
}

/** What did not fit since it was asked last. */
export function faultsOfAnswers(): readonly string[] {
  return faults.splice(0)
}

diagnostics.subscribe('fastify.initialization', message => {
  const { fastify } = message as { readonly fastify: FastifyInstance }
  fastify.addHook('onSend', async (request, reply, payload) => {
    // Other servers than ours may run beside it.
    const isOurs = fastify.hasDecorator('catalogue') && request.method !== 'HEAD'
    if (isOurs && isJson(reply)) look(request, reply, payload)
    return payload
  })
})

/** What no schema is printed for, and which test reads it instead. */
const apart: Readonly<Record<string, string>> = {
  '/api/v2/catalogue': 'describes the records: describe-catalogue.test.ts',
  '/api/v2/openapi.json': 'describes the calls: document.test.ts',
  '/api/v2/health': 'for whoever runs the server: server.test.ts',
  '/api/v2/alive': 'for whoever runs the server: server.test.ts',
}

/** Routes that tests put beside ours, to see what happens around an answer. */
const madeUp = /^\/(?:slow|sent)$|^\/api\/(?:rows|many-rows|form|told|echo|slow|me|nothing)(?:$|\/)/

const calls = new Map(
  everyCall.map(call => [`${call.method.toUpperCase()} ${routePath(call)}`, call]),
)

function look(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  const at = `${request.method} ${request.url}: ${reply.statusCode}`
  const { url = '' } = request.routeOptions
  if (url in apart) return
  const call = calls.get(`${request.method} ${url}`)
  const declared = schemaOf(request, reply, call)
  if (!declared) {
    if (!madeUp.test(url)) whenFound(`${at}: no schema says what is answered here`)
    return
  }
  const isKeyed = request.headers['idempotency-key'] !== undefined
  const schema = isKeyed ? z.union([declared, numbersAlone]) : declared
  const tell = (text: string) => {
    const fault = faultIn(text, schema, !holdsRows(call))
    if (fault !== undefined) whenFound(`${at}: ${fault}\n${text.slice(0, 800)}`)
  }
  if (payload instanceof Readable) onceRead(payload, call?.inLines === true, tell)
  else tell(String(payload))
}

function schemaOf(request: FastifyRequest, { statusCode }: FastifyReply, call: Call | undefined) {
  if (statusCode >= 400) return refusal
  const { catalogue } = request.server
  if (request.routeOptions.url === everyRecord && request.address) {
    const { address } = request
    const { row } =
      address.kind === 'rows'
        ? rowsOfRecord(address.entity)
        : rowsBelow(address.relation, address.targets, catalogue)
    return answerOf(address.verb, row)
  }
  const answer = call?.answer
  return answer && ('_zod' in answer ? answer : answer(rowNamed(catalogue)))
}

/** Rows may show more than their own figures: what they are linked by, and what was asked for beside them. */
function holdsRows(call: Call | undefined): boolean {
  return !call || typeof call.answer === 'function'
}

/** `whole`: nothing may be told beside what is declared. */
function faultIn(text: string, schema: z.ZodType, whole: boolean): string | undefined {
  const told: unknown = JSON.parse(text)
  const read = schema.safeParse(told)
  if (!read.success) return z.prettifyError(read.error)
  return whole && !isDeepStrictEqual(read.data, told) ? 'tells more than is declared' : undefined
}

/** Looks at the pieces as they go in, so that they come out as they would. */
function onceRead(stream: Readable, inLines: boolean, tell: (text: string) => void): void {
  const push = stream.push.bind(stream)
  let text = ''
  stream.push = piece => {
    text += piece === null ? '' : String(piece)
    const lines = inLines ? text.split('\n') : [text]
    if (inLines) text = lines.pop() ?? ''
    if (inLines || piece === null) lines.forEach(tell)
    return push(piece)
  }
}

function isJson(reply: FastifyReply): boolean {
  return /^application\/(?:json|x-ndjson)/.test(String(reply.getHeader('content-type')))
}
