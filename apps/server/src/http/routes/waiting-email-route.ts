// The text of an email that waits to be sent, for administrators.

import { Refusal } from '@furrow/wire/refusal'
import { refuseWhileActing } from '../../access/sign-in/current-password.ts'
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
}
