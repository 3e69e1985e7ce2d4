// The records: every address that the catalogue implies leads through here to a verb.

import { rowCheck } from '@furrow/wire/check-row'
import type { QueryValues } from '@furrow/wire/query-values'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { reachOf } from '../access/reach-of.ts'
import type { Calling } from '../verbs/calling.ts'
import { mixedBatch } from '../verbs/mixed-batch.ts'
import type { Mount } from '../verbs/mount.ts'
import { perform } from '../verbs/perform.ts'
import type { Reply } from '../verbs/reply.ts'
import { buildAddresses } from './addresses.ts'
import type { Address } from './addresses.ts'
import { authorOf, viewerIn } from './author-of.ts'
import { everyRecord } from './known-paths.ts'
import type { MethodsAt } from './known-paths.ts'
import { knowViewer } from './know-viewer.ts'
import type { ViewerOf } from './know-viewer.ts'
import { wholePathOf } from './request-log.ts'
import { keyOf, seenIn } from './request-headers.ts'

export interface ResourceParts {
  readonly mount: Mount
  /** Who asks; nobody where the request does not say so in a way that holds. */
  readonly viewerOf: ViewerOf
}

export function resourceRoutes(
  app: FastifyInstance,
  { mount, viewerOf }: ResourceParts,
  methodsAt: MethodsAt,
): void {
  const addressOf = buildAddresses(mount.catalogue, methodsAt)
  const check = rowCheck()
  const calling = (request: FastifyRequest): Calling => {
    const viewer = viewerIn(request)
    const reach = reachOf(viewer, mount.catalogue)
    return { mount, check, viewer, reach, author: authorOf(viewer, request), tx: mount.db }
  }
  const known = knowViewer(viewerOf)
  app.post('/api/v2/batch', { onRequest: known }, async (request, reply) => {
    const batch = { body: bodyOf(request), key: keyOf(request) }
    return send(await mixedBatch(calling(request), batch), reply)
  })
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: everyRecord,
    // Before the body is read, and before anybody is asked who they are.
    onRequest: [
      async request => {
        request.address = addressOf(request.method, wholePathOf(request))
      },
      known,
    ],
    handler: async (request, reply) => send(await answer(request, calling(request)), reply),
  })
}

function answer(request: FastifyRequest, calling: Calling): Promise<Reply> {
  const { address } = request
  if (!address) throw new Error('A request came through without an address.')
  return perform(calling, {
    ...placeIn(address),
    verb: address.verb,
    id: address.id,
    query: request.query as QueryValues,
    body: bodyOf(request),
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

function send(answered: Reply, reply: FastifyReply) {
  void reply.type('application/json; charset=utf-8')
  if (answered.kind === 'streamed') return reply.send(answered.stream)
  // Bytes are measured where they are; a text would be read through once more for its length.
  return reply.status(answered.status).send(Buffer.from(answered.text))
}

function bodyOf({ body }: FastifyRequest): Readonly<Record<string, unknown>> {
  return (body ?? {}) as Readonly<Record<string, unknown>>
}

declare module 'fastify' {
  interface FastifyRequest {
    address?: Address
  }
}
