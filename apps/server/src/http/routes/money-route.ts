// A farm's manager says who of the farm sees its money.

import { switchMoney } from '../../access/reach/money-switch.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { authorOf, viewerIn } from '../author-of.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { sessionCalls } from '../calls/session-calls.ts'

export function moneyRoute(mountCall: MountCall, { engine }: { readonly engine: Engine }): void {
  mountCall(sessionCalls.switchMoney, async ({ body, request }) => {
    const viewer = viewerIn(request)
    const { farm_id: farm, user_id: person, sees_finance: seesFinance } = body
    const switching = { catalogue: engine.catalogue, viewer, author: authorOf(viewer, request) }
    await switchMoney(engine.db, switching, { farm, person, seesFinance })
    return { farm_id: farm, user_id: person, sees_finance: seesFinance }
  })
}
