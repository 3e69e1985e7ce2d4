// Calls that are for administrators alone: emails that wait, and how the server is.

import type { AccountParts } from '../account-parts.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { serverStateRoute } from './server-state-route.ts'
import type { ServerStateParts } from './server-state-route.ts'
import { waitingEmailRoute } from './waiting-email-route.ts'

export type AdministratorParts = AccountParts & ServerStateParts

export function administratorRoutes(mountCall: MountCall, parts: AdministratorParts): void {
  waitingEmailRoute(mountCall, parts)
  serverStateRoute(mountCall, parts)
}
