// Passwords that are set anew, and the links in letters that lead there.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acceptSignedIn } from '../../access/sign-in/accept-signed-in.ts'
import { acceptWithPassword } from '../../access/sign-in/accept-with-password.ts'
import type { Accepting } from '../../access/sign-in/accepting.ts'
import { askForReset } from '../../access/sign-in/ask-for-reset.ts'
import type { SignInParts } from '../../access/sign-in/sign-in-parts.ts'
import { isInviteToken } from '../../access/sign-in/invite-token.ts'
import { changeOwnPassword, refuseWhileActing } from '../../access/sign-in/own-password.ts'
import { resetPassword } from '../../access/sign-in/reset-password.ts'
import { tellLink } from '../../access/sign-in/tell-link.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { sentBy, viewerIn } from '../author-of.ts'
import { tokenIn } from '../bearer-token.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { sessionCalls } from '../calls/session-calls.ts'
import { whenceIn } from '../request-headers.ts'

export interface PasswordParts {
  readonly engine: Engine
  readonly door: SignInParts
  /** What links in letters begin with; where nothing is said, the address that the server listens on. */
  readonly publicUrl?: string | undefined
}

export function passwordRoutes(mountCall: MountCall, parts: PasswordParts): void {
  resetRoutes(mountCall, parts)
  const { door } = parts
  mountCall(sessionCalls.link, async ({ body: { token }, request }) =>
    tellLink(door, token, whenceIn(request)),
  )
  mountCall(sessionCalls.acceptInvitation, async ({ body: { token }, request }) => {
    const viewer = viewerIn(request)
    refuseWhileActing(viewer)
    const accepting = acceptingIn(request, parts)
    const { place, kind, placeId } = await acceptSignedIn(accepting, { token, userId: viewer.id })
    const message = `You belong to ${place} now.`
    return { message, invitable_type: kind, invitable_id: placeId }
  })
  mountCall(sessionCalls.changePassword, async ({ body, request }) => {
    refuseWhileActing(viewerIn(request))
    const { current_password: current, password, password_confirmation: confirmation } = body
    const standing = { token: tokenIn(request), origin: whenceIn(request) }
    await changeOwnPassword(door, { current, password, confirmation }, standing)
    return { message: 'Your password is changed. Your other devices are signed out.' }
  })
}

function resetRoutes(mountCall: MountCall, parts: PasswordParts): void {
  const { door, publicUrl } = parts
  mountCall(sessionCalls.askForReset, async ({ body: { email }, request }) => {
    const origin = whenceIn(request)
    await askForReset(door, { email, publicUrl: publicUrl ?? originOf(request.server), origin })
    return { message: 'If this address has an account here, a letter is on its way to it.' }
  })
  mountCall(sessionCalls.resetPassword, async ({ body, request }) => {
    const { password_confirmation: confirmation, ...sent } = body
    if (isInviteToken(sent.token)) {
      await acceptWithPassword(acceptingIn(request, parts), { ...sent, confirmation })
    } else await resetPassword(door, { ...sent, confirmation }, whenceIn(request))
    return { message: 'Your password is set. You can sign in with it now.' }
  })
}

function acceptingIn(request: FastifyRequest, { door, engine }: PasswordParts): Accepting {
  const author = { ...sentBy(request), actingAs: null, impersonation: null }
  return { ...door, catalogue: engine.catalogue, origin: whenceIn(request), author }
}

/** A server that is only tried out listens nowhere. */
function originOf(app: FastifyInstance): string {
  return app.server.listening ? app.listeningOrigin : 'http://127.0.0.1'
}
