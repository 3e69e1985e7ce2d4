// What is told of bills beside their rows.

import { drawBeside } from '../../farm-reports/paper/draw-beside.ts'
import { billTold } from '../../reports/bill-told.ts'
import { projectFiguresOf } from '../../reports/project-figures-report.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { viewerIn } from '../author-of.ts'
import { billCalls } from '../calls/bill-calls.ts'
import { attachment } from '../file-headers.ts'
import type { MountCall } from '../calls/mount-call.ts'

export function billRoutes(mountCall: MountCall, { catalogue, db }: Engine): void {
  mountCall(billCalls.projectFigures, async ({ query: { projects }, request }) => {
    const asking = { db, catalogue, viewer: viewerIn(request) }
    return { data: await projectFiguresOf(asking, projects ?? []) }
  })
  mountCall(billCalls.billPdf, async ({ query: { bill_id: id }, request, reply }) => {
    const viewer = viewerIn(request)
    const bill = await billTold({ db, catalogue, viewer }, id)
    const pdf = await drawBeside(viewer.id, { bill })
    const name = bill.number === null ? 'Draft bill' : `Bill ${bill.number}`
    const file = attachment(`${name}.pdf`, 'application/pdf')
    return reply
      .headers({ 'content-disposition': file, 'content-type': 'application/pdf' })
      .send(Buffer.from(pdf))
  })
}
