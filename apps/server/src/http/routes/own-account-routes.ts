// Changing how one signs in: one's own password, and one's own email.

import { askForEmailChange } from '../../access/sign-in/ask-for-email-change.ts'
import { confirmEmailChange } from '../../access/sign-in/confirm-email-change.ts'
import { refuseWhileActing } from '../../access/sign-in/current-password.ts'
import { cancelEmailChange, pendingEmailChange } from '../../access/sign-in/email-change-rows.ts'
import { changeOwnPassword } from '../../access/sign-in/own-password.ts'
import { takeAccessBack } from '../../access/sign-in/take-access-back.ts'
import { putEmailBack } from '../../access/sign-in/put-email-back.ts'
import { acceptingIn, deviceIn, emailSaid, publicUrlOf } from '../account-parts.ts'
import type { AccountParts } from '../account-parts.ts'
import { viewerIn } from '../author-of.ts'
import { emailCalls } from '../calls/email-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { sessionCalls } from '../calls/session-calls.ts'

export function ownAccountRoutes(mountCall: MountCall, parts: AccountParts): void {
  const { door } = parts
  mountCall(sessionCalls.changePassword, async ({ body, request }) => {
    refuseWhileActing(viewerIn(request))
    const { current_password: current, password, password_confirmation: confirmation } = body
    await changeOwnPassword(door, { current, password, confirmation }, deviceIn(request))
    return { message: 'Your password is changed. Your other devices are signed out.' }
  })
  mountCall(emailCalls.changeEmail, async ({ body, request }) => {
    refuseWhileActing(viewerIn(request))
    const publicUrl = publicUrlOf(request, parts)
    const wish = { current: body.current_password, email: body.email, publicUrl }
    const email = await askForEmailChange(door, wish, deviceIn(request))
    const sent = `We’ve emailed a link to ${email}. Open it within 60 minutes to confirm the change.`
    return { message: emailSaid(parts, sent, `An email with a link to ${email} has been written.`) }
  })
  mountCall(emailCalls.pendingEmailChange, async ({ request }) => {
    const viewer = viewerIn(request)
    refuseWhileActing(viewer)
    return { data: await pendingEmailChange(door.db, viewer.id) }
  })
  mountCall(emailCalls.cancelEmailChange, async ({ request }) => {
    const viewer = viewerIn(request)
    refuseWhileActing(viewer)
    await cancelEmailChange(door.db, viewer.id)
    return { message: 'Your email stays as it is.' }
  })
  emailLinkRoutes(mountCall, parts)
}

function emailLinkRoutes(mountCall: MountCall, parts: AccountParts): void {
  mountCall(emailCalls.confirmEmailChange, async ({ body: { token }, request }) => {
    const viewer = viewerIn(request)
    refuseWhileActing(viewer)
    const confirming = { token, userId: viewer.id, publicUrl: publicUrlOf(request, parts) }
    const email = await confirmEmailChange(acceptingIn(request, parts), confirming)
    return { message: `Your email is ${email} now. Sign in with it from now on.` }
  })
  mountCall(emailCalls.takeAccessBack, async ({ body: { token }, request }) => {
    const { people, place } = await takeAccessBack(acceptingIn(request, parts), token)
    return { message: `The access to ${place} of ${people.join(', ')} is taken away.` }
  })
  mountCall(emailCalls.putEmailBack, async ({ body: { token }, request }) => {
    const undoing = { token, publicUrl: publicUrlOf(request, parts) }
    const email = await putEmailBack(acceptingIn(request, parts), undoing)
    const back = `${email} is the email of this account again, and every device is signed out.`
    const sent = `${back} We’ve emailed it a link to set a new password. The link works for 60 minutes.`
    const written = `${back} An email with a link to set a new password has been written to it.`
    return { message: emailSaid(parts, sent, written) }
  })
}
