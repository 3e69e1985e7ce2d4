// What is told of bills beside their rows.

import { projectFiguresOf } from '../../reports/project-figures-report.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { viewerIn } from '../author-of.ts'
import { billCalls } from '../calls/bill-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'

export function billRoutes(mountCall: MountCall, { catalogue, db }: Engine): void {
  mountCall(billCalls.projectFigures, async ({ query: { projects }, request }) => {
    const asking = { db, catalogue, viewer: viewerIn(request) }
    return { data: await projectFiguresOf(asking, projects ?? []) }
  })
}
