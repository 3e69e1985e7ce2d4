// Administrators see how Furrow is.

import { Refusal } from '@furrow/wire/refusal'
import type { MetricsSource } from '../../metrics/metrics-source.ts'
import { viewerIn } from '../author-of.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { serverCalls } from '../calls/server-calls.ts'

export interface ServerStateParts {
  /** Nothing where nobody looks on. */
  readonly metrics?: Pick<MetricsSource, 'state'> | undefined
}

export function serverStateRoute(mountCall: MountCall, { metrics }: ServerStateParts): void {
  mountCall(serverCalls.state, async ({ request }) => {
    const { isAdmin, narrow } = viewerIn(request)
    if (!isAdmin || narrow) {
      throw new Refusal('forbidden', 'Only administrators see how Furrow is.')
    }
    if (!metrics) throw new Refusal('unavailable', 'This server doesn’t keep these figures.')
    return { data: await metrics.state() }
  })
}
