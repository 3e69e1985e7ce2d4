// A farm's manager says who of the farm sees its money.

import type { FastifyInstance } from 'fastify'
import { switchMoney } from '../access/money-switch.ts'
import type { Mount } from '../verbs/mount.ts'
import { authorOf, viewerIn } from './author-of.ts'
import { knowViewer } from './know-viewer.ts'
import type { ViewerOf } from './know-viewer.ts'
import { moneySwitch } from './session-bodies.ts'
import { readSent, sessionCalls } from './session-call.ts'

interface Parts {
  readonly mount: Mount
  readonly viewerOf: ViewerOf
}

export function moneyRoute(app: FastifyInstance, { mount, viewerOf }: Parts): void {
  sessionCalls(app, 'POST')('/api/v2/money-switch', [knowViewer(viewerOf)], async request => {
    const sent = readSent(moneySwitch, request.body)
    const viewer = viewerIn(request)
    const { farm_id: farm, user_id: person, sees_finance: seesFinance } = sent
    const switching = { catalogue: mount.catalogue, viewer, author: authorOf(viewer, request) }
    await switchMoney(mount.db, switching, { farm, person, seesFinance })
    return { farm_id: farm, user_id: person, sees_finance: seesFinance }
  })
}
