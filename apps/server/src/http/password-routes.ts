// Passwords that are set anew, and the links in letters that lead there.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acceptSignedIn } from '../access/accept-signed-in.ts'
import { acceptWithPassword } from '../access/accept-with-password.ts'
import type { Accepting } from '../access/accepting.ts'
import { askForReset } from '../access/ask-for-reset.ts'
import type { Door } from '../access/door.ts'
import { isInviteToken } from '../access/invite-token.ts'
import { changeOwnPassword, refuseWhileActing } from '../access/own-password.ts'
import { resetPassword } from '../access/reset-password.ts'
import { tellLink } from '../access/tell-link.ts'
import type { Mount } from '../verbs/mount.ts'
import { sentBy, viewerIn } from './author-of.ts'
import { knowToken, tokenIn } from './bearer-token.ts'
import { knowViewer } from './know-viewer.ts'
import type { ViewerOf } from './know-viewer.ts'
import { justEmail, justToken, passwordChange, resetting } from './session-bodies.ts'
import { readSent, sessionCalls, whenceIn } from './session-call.ts'

export interface PasswordParts {
  readonly mount: Mount
  readonly door: Door
  readonly viewerOf: ViewerOf
  /** What links in letters begin with; where nothing is said, the address that the server listens on. */
  readonly publicUrl?: string | undefined
}

export function passwordRoutes(app: FastifyInstance, parts: PasswordParts): void {
  resetRoutes(app, parts)
  ownPasswordRoute(app, parts)
  const { door, viewerOf } = parts
  const post = sessionCalls(app, 'POST')
  post('/api/v2/link', [], async request => {
    const { token } = readSent(justToken, request.body)
    return tellLink(door, token, whenceIn(request))
  })
  post('/api/v2/accept-invitation', [knowViewer(viewerOf)], async request => {
    const viewer = viewerIn(request)
    refuseWhileActing(viewer)
    const { token } = readSent(justToken, request.body)
    const accepting = acceptingIn(request, parts)
    const { place, kind, placeId } = await acceptSignedIn(accepting, { token, userId: viewer.id })
    const message = `You belong to ${place} now.`
    return { message, invitable_type: kind, invitable_id: placeId }
  })
}

function resetRoutes(app: FastifyInstance, parts: PasswordParts): void {
  const { door, publicUrl } = parts
  const post = sessionCalls(app, 'POST')
  post('/api/password-reset/create', [], async request => {
    const { email } = readSent(justEmail, request.body)
    const whence = whenceIn(request)
    await askForReset(door, { email, publicUrl: publicUrl ?? originOf(app), whence })
    return { message: 'If this address has an account here, a letter is on its way to it.' }
  })
  post('/api/password-reset/reset', [], async request => {
    const { password_confirmation: confirmation, ...sent } = readSent(resetting, request.body)
    const whence = whenceIn(request)
    if (isInviteToken(sent.token)) {
      await acceptWithPassword(acceptingIn(request, parts), { ...sent, confirmation })
    } else await resetPassword(door, { ...sent, confirmation }, whence)
    return { message: 'Your password is set. You can sign in with it now.' }
  })
}

function ownPasswordRoute(app: FastifyInstance, { door, viewerOf }: PasswordParts): void {
  const known = [knowViewer(viewerOf), knowToken(door.db)]
  sessionCalls(app, 'POST')('/api/v2/password', known, async request => {
    refuseWhileActing(viewerIn(request))
    const sent = readSent(passwordChange, request.body)
    const { current_password: current, password, password_confirmation: confirmation } = sent
    const standing = { token: tokenIn(request), whence: whenceIn(request) }
    await changeOwnPassword(door, { current, password, confirmation }, standing)
    return { message: 'Your password is changed. Your other devices are signed out.' }
  })
}

function acceptingIn(request: FastifyRequest, { door, mount }: PasswordParts): Accepting {
  const author = { ...sentBy(request), actingAs: null, impersonation: null }
  return { ...door, catalogue: mount.catalogue, whence: whenceIn(request), author }
}

/** A server that is only tried out listens nowhere. */
function originOf(app: FastifyInstance): string {
  return app.server.listening ? app.listeningOrigin : 'http://127.0.0.1'
}
