// Signing in and out, and who is signed in.

import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Door } from '../access/door.ts'
import { endActing } from '../access/impersonation.ts'
import { signIn } from '../access/sign-in.ts'
import type { SignedIn } from '../access/sign-in.ts'
import { revokeToken } from '../access/tokens.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Mount } from '../verbs/mount.ts'
import { viewerIn } from './author-of.ts'
import { knowToken, tokenBehind, tokenIn } from './bearer-token.ts'
import { knowViewer } from './know-viewer.ts'
import type { ViewerOf } from './know-viewer.ts'
import { briefSessionOf, sessionOf, tellPeople } from './session-answers.ts'
import { credentials, whichToken } from './session-bodies.ts'
import { readSent, sessionCalls, whenceIn } from './session-call.ts'

interface Parts {
  readonly mount: Mount
  readonly door: Door
  readonly viewerOf: ViewerOf
}

export function sessionRoutes(app: FastifyInstance, parts: Parts): void {
  signInRoutes(app, parts)
  signOutRoutes(app, parts)
  const { mount, viewerOf } = parts
  const tell = tellPeople(mount)
  const getAll = sessionCalls(app, 'GET', 'people and pages')
  getAll('/api/auth/me', [knowViewer(viewerOf)], request => {
    const viewer = viewerIn(request)
    return viewer.narrow ? briefSessionOf(mount.db, viewer) : sessionOf(tell, viewer, request)
  })
  for (const path of ['/auth/authenticated', '/api/auth/authenticated']) {
    getAll(path, [], async request => {
      const token = await tokenBehind(mount.db, request)
      return { authenticated: token !== undefined }
    })
  }
  // For clients that ask for it before they sign in. Tokens need no such protection.
  sessionCalls(app, 'GET')('/sanctum/csrf-cookie', [], async (_request, reply) => {
    const cookie = `XSRF-TOKEN=${randomBytes(30).toString('base64url')}; Path=/; SameSite=Lax`
    return reply.header('set-cookie', cookie).status(204).send()
  })
}

function signInRoutes(app: FastifyInstance, { mount, door }: Parts): void {
  const tell = tellPeople(mount)
  const post = sessionCalls(app, 'POST')
  post('/api/login', [], async request => {
    const { token, userId } = await signedIn(door, request)
    return { token, user: await tell(userId, request) }
  })
  post('/api/auth/create-token', [], async request => {
    const { token } = await signedIn(door, request)
    return { token }
  })
}

function signedIn(door: Door, request: FastifyRequest): Promise<SignedIn> {
  const { email, password, device_name } = readSent(credentials, request.body)
  return signIn(door, { email, password, deviceName: device_name }, whenceIn(request))
}

function signOutRoutes(app: FastifyInstance, { mount, viewerOf }: Parts): void {
  const { db } = mount
  const post = sessionCalls(app, 'POST')
  post('/api/logout', [knowToken(db)], async request => {
    const token = tokenIn(request)
    await inTransaction(db, async tx => {
      await endActing(tx, token.userId)
      await revokeToken(tx, token)
    })
    return {}
  })
  post('/api/auth/revoke-token', [knowViewer(viewerOf), knowToken(db)], async request => {
    const { id } = readSent(whichToken, request.body)
    const token = tokenIn(request)
    await revokeToken(db, { id: id ?? token.id, userId: token.userId })
    return { revoked: true }
  })
}
