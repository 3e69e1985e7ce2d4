// A group of staff is tried while it is typed: what would be published of it, and which farms are in it.

import { farmNumbers } from '@furrow/farming/benchmarks/results/staff-groups'
import { invalid, notFound, Refusal } from '@furrow/wire/refusal'
import { mayPublish } from '../../access/reach/may-publish.ts'
import { inTransaction } from '../../db/transaction.ts'
import { farmsOfGroup } from '../../facts/groups/farms-of-group.ts'
import { faultsOfGroup } from '../../facts/groups/faults-of-group.ts'
import { groupTyped } from '../../facts/groups/group-typed.ts'
import { groupPreviewOf } from '../../publishing/group-preview.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { viewerIn } from '../author-of.ts'
import { editionCalls } from '../calls/edition-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { workshopCalls } from '../calls/workshop-calls.ts'

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
  mountCall(workshopCalls.farmsOfGroup, async ({ body, request }) => {
    const viewer = viewerIn(request)
    if (!viewer.isStaff || viewer.narrow) {
      throw new Refusal('forbidden', 'Only staff choose groups of farms.')
    }
    const { filter, location, include_farms: include, exclude_farms: exclude } = body
    const kept = { include: farmNumbers(include), exclude: farmNumbers(exclude) }
    const group = { filter, location, include, exclude }
    const errors = await faultsOfGroup(db, viewer, { ...group, kept })
    if (Object.keys(errors).length > 0) throw invalid(errors)
    const { farms, withoutPlace } = await farmsOfGroup(db, group)
    const seen = new Set(viewer.farms.seen)
    const told = farms.filter(({ farm }) => viewer.isAdmin || seen.has(farm))
    const data = {
      farms: farms.length,
      members: told.map(({ farm, name, kilometres, isAdded }) => ({
        farm_id: farm,
        name,
        is_added: isAdded,
        km: kilometres === null ? null : Math.round(kilometres * 10) / 10,
      })),
      unnamed: farms.length - told.length,
      without_place: withoutPlace,
    }
    return { data }
  })
}
