// A route for a call, as it is declared: who is let in, before the body is read; what was sent, read by its
// schema; an answer that nobody keeps.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isNarrowToken } from '../../access/tokens/narrow-tokens.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { bearerIn, knowToken } from '../bearer-token.ts'
import { bodyLimits, bytesOf } from '../body-limits.ts'
import type { BodyLimits } from '../body-limits.ts'
import { knowViewer, onlyReads } from '../know-viewer.ts'
import type { ViewerOf } from '../know-viewer.ts'
import { isClosedToPages } from './call.ts'
import type { AnswerOf, AnswerTold, Call, LetsIn } from './call.ts'
import { readSent } from './sent.ts'

export interface DoorParts {
  readonly engine: Engine
  readonly viewerOf: ViewerOf
}

interface Sent<Query extends z.ZodType, Body extends z.ZodType> {
  readonly query: z.output<Query>
  readonly body: z.output<Body>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The answer, or the reply where it is sent already. */
type Answering<Query extends z.ZodType, Body extends z.ZodType, Answer> = (
  sent: Sent<Query, Body>,
) => Promise<AnswerOf<Answer> | FastifyReply>

export type MountCall = ReturnType<typeof mountingCalls>

export function mountingCalls(app: FastifyInstance, parts: DoorParts) {
  const known = hooksOf(parts)
  return <Query extends z.ZodType, Body extends z.ZodType, Answer extends AnswerTold>(
    call: Call<Query, Body, Answer>,
    answering: Answering<Query, Body, Answer>,
  ): void => {
    const closed = isClosedToPages(call) ? [refusePages] : []
    app.route({
      method: call.method.toUpperCase(),
      url: routePath(call),
      // Some of these do something when they are got, which a look at the head must not.
      exposeHeadRoute: false,
      onRequest: [...known[call.letsIn], ...closed],
      ...limited(call.holds ?? bodyLimits.form),
      async handler(request, reply) {
        void reply.status(call.status ?? 200)
        return answering({ ...sentWith(call, request), request, reply })
      },
    })
  }
}

function limited(holds: BodyLimits | 'files') {
  return { config: { holds }, ...(holds === 'files' ? {} : { bodyLimit: bytesOf(holds) }) }
}

/** As routes write it: `:id` where a number or name stands. */
export function routePath({ path }: Pick<Call, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function hooksOf({ engine, viewerOf }: DoorParts) {
  const [person, token] = [knowViewer(viewerOf), knowToken(engine.db)]
  return {
    anybody: [],
    'with or without': [],
    token: [token],
    person: [person],
    'person with token': [person, token],
    'person or page': [person],
  } satisfies Record<LetsIn, unknown>
}

function sentWith<Query extends z.ZodType, Body extends z.ZodType>(
  { query, body, readsItself }: Call<Query, Body>,
  request: FastifyRequest,
) {
  return {
    query: query ? readSent(query, request.query) : undefined,
    body: body && !readsItself ? readSent(body, request.body) : request.body,
  } as { readonly query: z.output<Query>; readonly body: z.output<Body> }
}

async function refusePages(request: FastifyRequest): Promise<void> {
  const { viewer, token } = request
  const isPage = viewer?.narrow || token?.isNarrow || isNarrowToken(bearerIn(request) ?? '')
  if (isPage) throw onlyReads()
}
