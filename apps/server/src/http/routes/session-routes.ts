// Signing in and out, and who is signed in.

import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { SignInParts } from '../../access/sign-in/sign-in-parts.ts'
import { endActing } from '../../access/sign-in/impersonation.ts'
import { signIn } from '../../access/sign-in/sign-in.ts'
import type { SigningIn } from '../../access/sign-in/sign-in.ts'
import { tellOfProgram } from '../../access/sign-in/tell-of-program.ts'
import { revokeToken } from '../../access/tokens/tokens.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { viewerIn } from '../author-of.ts'
import { tokenBehind, tokenIn } from '../bearer-token.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { sessionCalls } from '../calls/session-calls.ts'
import type { credentials } from '../calls/session-sent.ts'
import { whenceIn } from '../request-headers.ts'
import { briefSessionOf, sessionOf, tellPeople } from '../session-answers.ts'

interface Parts {
  readonly engine: Engine
  readonly door: SignInParts
}

export function sessionRoutes(mountCall: MountCall, { engine, door }: Parts): void {
  const { db } = engine
  const tell = tellPeople(engine)
  mountCall(sessionCalls.login, async ({ body, request }) => {
    const { token, userId } = await signedIn(door, body, request)
    return { token, user: await tell(userId, request) }
  })
  mountCall(sessionCalls.createToken, async ({ body, request }) => {
    const { device_name: name } = body
    const { token } = await signedIn(door, body, request, (tx, userId) =>
      tellOfProgram(tx, userId, { name, origin: whenceIn(request) }),
    )
    return { token }
  })
  mountCall(sessionCalls.me, async ({ request }) => {
    const viewer = viewerIn(request)
    return viewer.narrow ? briefSessionOf(db, viewer) : sessionOf(tell, viewer, request)
  })
  for (const call of [sessionCalls.authenticated, sessionCalls.apiAuthenticated]) {
    mountCall(call, async ({ request }) => {
      const token = await tokenBehind(db, request)
      return { authenticated: token !== undefined }
    })
  }
  signOutRoutes(mountCall, engine)
  // For clients that ask for it before they sign in. Tokens need no such protection.
  mountCall(sessionCalls.csrfCookie, async ({ reply }) => {
    const cookie = `XSRF-TOKEN=${randomBytes(30).toString('base64url')}; Path=/; SameSite=Lax`
    return reply.header('set-cookie', cookie).send()
  })
}

function signedIn(
  door: SignInParts,
  sent: z.output<typeof credentials>,
  request: FastifyRequest,
  alsoWrite: SigningIn['alsoWrite'] = async () => undefined,
) {
  const { email, password, device_name: deviceName } = sent
  return signIn(door, { email, password, deviceName, alsoWrite }, whenceIn(request))
}

function signOutRoutes(mountCall: MountCall, { db }: Engine): void {
  mountCall(sessionCalls.logout, async ({ request }) => {
    const token = tokenIn(request)
    await inTransaction(db, async tx => {
      await endActing(tx, token.userId)
      await revokeToken(tx, token)
    })
    return {}
  })
  mountCall(sessionCalls.revokeToken, async ({ body: { id }, request }) => {
    const token = tokenIn(request)
    // While they act for someone, administrators sign out their own devices alone.
    const { isAdmin } = viewerIn(request)
    const ofAnybody = isAdmin && id !== undefined
    await revokeToken(db, { id: id ?? token.id, userId: ofAnybody ? null : token.userId })
    return { revoked: true }
  })
}
