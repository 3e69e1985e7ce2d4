// Emails that wait to be sent, for administrators: their text, and that they are tried again.

import { notFound, Refusal } from '@furrow/wire/refusal'
import { rowNumberIn } from '@furrow/wire/row-number'
import { refuseWhileActing } from '../../access/sign-in/current-password.ts'
import { sendLetterAgain } from '../../access/sign-in/send-letter-again.ts'
import { waitingLetter } from '../../access/sign-in/waiting-letter.ts'
import { deviceIn } from '../account-parts.ts'
import type { AccountParts } from '../account-parts.ts'
import { viewerIn } from '../author-of.ts'
import { emailCalls } from '../calls/email-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'

export function waitingEmailRoute(mountCall: MountCall, { door }: AccountParts): void {
  mountCall(emailCalls.waitingEmail, async ({ body, request }) => {
    const viewer = viewerIn(request)
    refuseWhileActing(viewer)
    if (!viewer.isAdmin)
      throw new Refusal('forbidden', 'Only administrators can read these emails.')
    const wish = { id: body.id, current: body.current_password }
    return { data: await waitingLetter(door, wish, deviceIn(request)) }
  })
  mountCall(emailCalls.sendAgain, async ({ request }) => {
    const { isAdmin, narrow } = viewerIn(request)
    if (!isAdmin || narrow)
      throw new Refusal('forbidden', 'Only administrators can send emails again.')
    const id = rowNumberIn((request.params as { readonly id: string }).id)
    if (id === undefined) throw notFound('There is no email with this number.')
    await sendLetterAgain(door.db, id)
    return { message: 'The email is tried now.' }
  })
}
