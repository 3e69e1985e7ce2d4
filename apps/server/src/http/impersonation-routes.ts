// Beginning and ending to act for somebody. The client then sends the person's number with every
// request.

import { rowNumberIn } from '@furrow/wire/row-number'
import type { FastifyInstance } from 'fastify'
import { actFor, endActing } from '../access/impersonation.ts'
import type { Mount } from '../verbs/mount.ts'
import { viewerIn } from './author-of.ts'
import { knowToken, tokenIn } from './bearer-token.ts'
import { knowViewer } from './know-viewer.ts'
import type { ViewerOf } from './know-viewer.ts'
import { sessionOf, tellPeople } from './session-answers.ts'
import { whyActing } from './session-bodies.ts'
import { readSent, sessionCalls } from './session-call.ts'

interface Parts {
  readonly mount: Mount
  readonly viewerOf: ViewerOf
}

export function impersonationRoutes(app: FastifyInstance, { mount, viewerOf }: Parts): void {
  const tell = tellPeople(mount)
  const get = sessionCalls(app, 'GET')
  get('/api/impersonate/take/:id', [knowViewer(viewerOf)], async request => {
    const { actor } = viewerIn(request)
    const { reason } = readSent(whyActing, request.query)
    const { id } = request.params as { id: string }
    const person = rowNumberIn(id) ?? 0
    await actFor(mount.db, { actor, person, reason })
    return sessionOf(tell, { actor, id: person }, request)
  })
  get('/api/impersonate/leave', [knowToken(mount.db)], async request => {
    const { userId } = tokenIn(request)
    await endActing(mount.db, userId)
    return sessionOf(tell, { actor: userId, id: userId }, request)
  })
}
