// A token for a page that is shown inside Furrow: handed to whoever opens it, to be posted to the page's
// own origin and to no other.

import { refuseUnseen } from '../../access/reach/app-context.ts'
import { appPage } from '../../access/apps/app-page.ts'
import type { Places } from '../../access/apps/app-page.ts'
import { issueNarrowToken } from '../../access/tokens/narrow-tokens.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { viewerIn } from '../author-of.ts'
import { tokenIn } from '../bearer-token.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { sessionCalls } from '../calls/session-calls.ts'
import { whenceIn } from '../request-headers.ts'

export interface AppParts {
  readonly engine: Engine
  /** Addresses of the places that stand beside the apps. */
  readonly places?: Places | undefined
}

export function appTokenRoute(mountCall: MountCall, { engine, places }: AppParts): void {
  const { db, catalogue } = engine
  mountCall(sessionCalls.appToken, async ({ body: { page, farm, period }, request }) => {
    const viewer = viewerIn(request)
    await refuseUnseen({ db, catalogue, viewer }, { farm, period })
    const { name, origin } = await appPage(db, viewer, { page, farm }, places ?? {})
    const { token, expiresAt } = await issueNarrowToken(db, {
      parent: tokenIn(request),
      impersonation: viewer.impersonation,
      app: name,
      farm,
      period,
      origin: whenceIn(request),
    })
    return { data: { token, expires_at: expiresAt, origin } }
  })
}
