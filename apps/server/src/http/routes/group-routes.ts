// A group of staff is tried while it is typed.

import { notFound, Refusal } from '@furrow/wire/refusal'
import { mayPublish } from '../../access/reach/may-publish.ts'
import { inTransaction } from '../../db/transaction.ts'
import { groupTyped } from '../../facts/groups/group-typed.ts'
import { groupPreviewOf } from '../../publishing/group-preview.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { viewerIn } from '../author-of.ts'
import { editionCalls } from '../calls/edition-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'

export function groupRoutes(mountCall: MountCall, { db }: Engine): void {
  mountCall(editionCalls.tryGroup, async ({ body, request }) => {
    const viewer = viewerIn(request)
    if (!viewer.isStaff || viewer.narrow) throw new Refusal('forbidden', 'Only staff try groups.')
    const seen = new Set(viewer.farms.seen)
    const seesAll = viewer.isAdmin || mayPublish(viewer)
    const data = await inTransaction(db, async tx => {
      const group = await groupTyped(tx, viewer, body)
      if (!group) throw notFound('There is no such group.')
      const names = (farm: number) => seesAll || seen.has(farm)
      return groupPreviewOf(tx, { period: body.period_id, group, names })
    })
    return { data }
  })
}
