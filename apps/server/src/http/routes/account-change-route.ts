// Changing the account of someone else, for administrators with their password.

import { Refusal } from '@furrow/wire/refusal'
import { refuseWhileActing } from '../../access/sign-in/current-password.ts'
import { setAccount } from '../../access/sign-in/set-account.ts'
import { acceptingIn, deviceIn } from '../account-parts.ts'
import type { AccountParts } from '../account-parts.ts'
import { viewerIn } from '../author-of.ts'
import { emailCalls } from '../calls/email-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'

export function accountChangeRoute(mountCall: MountCall, parts: AccountParts): void {
  mountCall(emailCalls.changeAccount, async ({ body, request }) => {
    const viewer = viewerIn(request)
    refuseWhileActing(viewer)
    if (!viewer.isAdmin) throw new Refusal('forbidden', 'Only administrators change accounts.')
    const { user_id: userId, current_password: current, email, admin } = body
    const wish = { userId, current, email: email ?? undefined, admin: admin ?? undefined }
    await setAccount(acceptingIn(request, parts), wish, deviceIn(request))
    return { message: 'The account is changed.' }
  })
}
