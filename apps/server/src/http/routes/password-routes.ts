// Passwords that are set again, and the links in letters that lead there.

import { acceptSignedIn } from '../../access/sign-in/accept-signed-in.ts'
import { acceptWithPassword } from '../../access/sign-in/accept-with-password.ts'
import { askForReset } from '../../access/sign-in/ask-for-reset.ts'
import { isInviteToken } from '../../access/sign-in/invite-token.ts'
import { refuseWhileActing } from '../../access/sign-in/current-password.ts'
import { resetPassword } from '../../access/sign-in/reset-password.ts'
import { tellLink } from '../../access/sign-in/tell-link.ts'
import { acceptingIn, emailSaid, publicUrlOf } from '../account-parts.ts'
import type { AccountParts } from '../account-parts.ts'
import { viewerIn } from '../author-of.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { sessionCalls } from '../calls/session-calls.ts'
import { whenceIn } from '../request-headers.ts'

export function passwordRoutes(mountCall: MountCall, parts: AccountParts): void {
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
}

const emailedIfKnown =
  'If this email has an account, we’ve emailed it a link to set a new password. The link works for 60 minutes.'
const writtenIfKnown =
  'If this email has an account, an email with a link to set a new password has been written to it.'

function resetRoutes(mountCall: MountCall, parts: AccountParts): void {
  const { door } = parts
  mountCall(sessionCalls.askForReset, async ({ body: { email }, request }) => {
    const origin = whenceIn(request)
    await askForReset(door, { email, publicUrl: publicUrlOf(request, parts), origin })
    return { message: emailSaid(parts, emailedIfKnown, writtenIfKnown) }
  })
  mountCall(sessionCalls.resetPassword, async ({ body, request }) => {
    const { password_confirmation: confirmation, ...sent } = body
    if (isInviteToken(sent.token)) {
      await acceptWithPassword(acceptingIn(request, parts), { ...sent, confirmation })
    } else await resetPassword(door, { ...sent, confirmation }, whenceIn(request))
    return { message: 'Your password is set. You can sign in with it now.' }
  })
}
