// Administrators see to lists that farms choose from.

import { Refusal } from '@furrow/wire/refusal'
import type { Viewer } from '../../access/reach/viewer.ts'
import { listedRowsOf } from '../../reports/use-of-listed-rows.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { mergeRow } from '../../verbs/lists/merge-row.ts'
import { viewerIn } from '../author-of.ts'
import { listCalls } from '../calls/list-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { answerOnce, requestContextOf } from '../request-context-of.ts'

export function listRoutes(mountCall: MountCall, engine: Engine): void {
  const context = requestContextOf(engine)
  mountCall(listCalls.rows, async ({ query: { list }, request }) => {
    refuseOthers(viewerIn(request))
    return { data: await listedRowsOf(engine.db, engine.catalogue, list) }
  })
  mountCall(listCalls.merge, async ({ body, request, reply }) => {
    const by = context(request)
    refuseOthers(by.viewer)
    const text = await answerOnce(by, request, {
      work: writing => mergeRow(writing, body),
      tells: () => [],
    })
    return reply.type('application/json; charset=utf-8').send(Buffer.from(text))
  })
}

function refuseOthers({ isAdmin, narrow }: Viewer): void {
  if (!isAdmin || narrow) throw new Refusal('forbidden', 'Only administrators see to lists.')
}
