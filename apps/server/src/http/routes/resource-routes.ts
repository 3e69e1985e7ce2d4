// The records: every address that the catalogue implies leads through here to a verb.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { QueryValues } from '@furrow/wire/query-values'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../verbs/call/request-context.ts'
import { mixedBatch } from '../../verbs/batch/mixed-batch.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { perform } from '../../verbs/perform.ts'
import type { Reply } from '../../verbs/call/reply.ts'
import { buildAddresses } from '../addresses.ts'
import type { Address } from '../addresses.ts'
import { bodyIn, requestContextOf } from '../request-context-of.ts'
import { mountingCalls } from '../calls/mount-call.ts'
import { stepCalls } from '../calls/step-calls.ts'
import { everyRecord } from '../known-paths.ts'
import type { MethodsAt } from '../known-paths.ts'
import { knowViewer } from '../know-viewer.ts'
import type { ViewerOf } from '../know-viewer.ts'
import { wholePathOf } from '../request-log.ts'
import { keyOf, seenIn } from '../request-headers.ts'

export interface ResourceParts {
  readonly engine: Engine
  /** Who asks; nobody where the request does not say so in a way that holds. */
  readonly viewerOf: ViewerOf
}

export function resourceRoutes(
  app: FastifyInstance,
  parts: ResourceParts,
  methodsAt: MethodsAt,
): void {
  const { engine, viewerOf } = parts
  app.decorate('catalogue', engine.catalogue)
  const addressOf = buildAddresses(engine.catalogue, methodsAt)
  const context = requestContextOf(engine)
  mountingCalls(app, parts)(stepCalls.batch, async ({ request, reply }) => {
    const batch = { body: bodyIn(request), key: keyOf(request) }
    return send(await mixedBatch(context(request), batch), reply)
  })
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: everyRecord,
    // Before the body is read, and before anybody is asked who they are.
    onRequest: [
      (request, _reply, done) => {
        request.address = addressOf(request.method, wholePathOf(request))
        done()
      },
      knowViewer(viewerOf),
    ],
    handler: async (request, reply) => send(await answer(request, context(request)), reply),
  })
}

function answer(request: FastifyRequest, context: RequestContext): Promise<Reply> {
  const { address } = request
  if (!address) throw new Error('A request came through without an address.')
  return perform(context, {
    ...placeIn(address),
    verb: address.verb,
    id: address.id,
    query: request.query as QueryValues,
    body: bodyIn(request),
    url: `${request.protocol}://${request.host}${wholePathOf(request).replace(/\/+$/, '')}`,
    seen: seenIn(request),
    key: keyOf(request),
  })
}

function placeIn(address: Address) {
  if (address.kind === 'rows') return { entity: address.entity, below: undefined }
  const { parent, parentId, relation, targets } = address
  const [entity] = targets
  if (!entity) throw new Error(`${address.name} leads nowhere.`)
  return { entity, below: { parent, parentId, relation, targets } }
}

/** A shorter one is written together with the head of its answer, which costs less than two pieces do. */
const longText = 100_000

function send(answered: Reply, reply: FastifyReply) {
  void reply.type('application/json; charset=utf-8')
  if (answered.kind === 'streamed') return reply.send(answered.stream)
  const { status, text } = answered
  // Bytes are measured where they are; a long text would be read through once more for its length.
  return reply.status(status).send(text.length > longText ? Buffer.from(text) : text)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The records that are served, for whoever looks on. */
    catalogue: Catalogue
  }
  interface FastifyRequest {
    address?: Address
  }
}
