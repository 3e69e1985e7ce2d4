// What a person may do and why, told to administrators and the person.

import { notFound } from '@furrow/wire/refusal'
import { rowNumberIn } from '@furrow/wire/row-number'
import { explainAbilities } from '../../access/explained/abilities-explained.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { viewerIn } from '../author-of.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { sessionCalls } from '../calls/session-calls.ts'

export function abilitiesRoute(
  mountCall: MountCall,
  { engine }: { readonly engine: Engine },
): void {
  mountCall(sessionCalls.explainAbilities, async ({ request }) => {
    const viewer = viewerIn(request)
    const id = rowNumberIn((request.params as { readonly id: string }).id)
    if (id === undefined || !(viewer.isAdmin || viewer.id === id))
      throw notFound('There is no such person.')
    return { data: await explainAbilities(engine.db, engine.catalogue, id) }
  })
}
