// Beginning and ending to act for someone. The client then sends the person's number with every
// request.

import { rowNumberIn } from '@furrow/wire/row-number'
import { actFor, endActing } from '../../access/sign-in/impersonation.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { viewerIn } from '../author-of.ts'
import { tokenIn } from '../bearer-token.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { sessionCalls } from '../calls/session-calls.ts'
import { sessionOf, tellPeople } from '../session-answers.ts'

export function impersonationRoutes(
  mountCall: MountCall,
  { engine }: { readonly engine: Engine },
): void {
  const tell = tellPeople(engine)
  mountCall(sessionCalls.take, async ({ query: { reason }, request }) => {
    const { actor } = viewerIn(request)
    const { id } = request.params as { id: string }
    const person = rowNumberIn(id) ?? 0
    await actFor(engine.db, { actor, person, reason })
    return sessionOf(tell, { actor, id: person }, request)
  })
  mountCall(sessionCalls.leave, async ({ request }) => {
    const { userId } = tokenIn(request)
    await endActing(engine.db, userId)
    return sessionOf(tell, { actor: userId, id: userId }, request)
  })
}
