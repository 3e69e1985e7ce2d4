// A row that goes, or several. What goes for good is answered as it was.

import { readForce } from '@furrow/wire/reading/read-wish'
import { keepsDeleted } from '../../query/source.ts'
import type { Place, WritingContext } from '../call/request-context.ts'
import { noSuchRow } from '../rows/hold-rows.ts'
import { needParent, placeOf } from '../call/place-of.ts'
import { readRows } from '../rows/read-back.ts'
import type { ReadBack } from '../rows/read-back.ts'
import { holdForRemoval, removeRows } from '../rows/remove-rows.ts'
import { manyRows, oneRow } from '../call/reply.ts'
import type { WholeReply } from '../call/reply.ts'
import { extrasIn, idsIn } from '../call/request.ts'
import type { Request } from '../call/request.ts'

export async function destroy(context: WritingContext, request: Request): Promise<WholeReply> {
  const ids = request.id === undefined ? undefined : [request.id]
  const [row] = await remove(context, request, { ids, batch: false })
  return oneRow(row?.row)
}

/** As a step among others: what went already, or along with an earlier step, is passed over. */
export async function destroyStep(context: WritingContext, request: Request): Promise<WholeReply> {
  const ids = request.id === undefined ? undefined : [request.id]
  const [row] = await remove(context, request, { ids, batch: true })
  if (!row) throw noSuchRow(await placeOf(context, request))
  return oneRow(row.row)
}

export async function batchDestroy(context: WritingContext, request: Request): Promise<WholeReply> {
  return manyRows(await remove(context, request, { ids: idsIn(request), batch: true }))
}

interface Removing {
  readonly ids: readonly number[] | undefined
  readonly batch: boolean
}

async function remove(context: WritingContext, request: Request, { ids, batch }: Removing) {
  const place = await placeOf(context, request)
  const extras = extrasIn(context, place, request)
  const force = readForce(request.query)
  await needParent(context, place)
  const held = await holdForRemoval(context, place, { ids, force, batch })
  if (!batch && held.size === 0) throw noSuchRow(place)
  const found = [...held.keys()]
  const reading = { ids: found, extras, deleted: 'with' as const }
  const before =
    force || !keepsDeleted(place.entity) ? await readRows(context, place, reading) : undefined
  await removeRows(context, place, { held, force })
  return before ?? readGone(context, place, reading)
}

/** The row above, or the link to it, may have gone along. */
async function readGone(context: WritingContext, place: Place, reading: ReadBack) {
  const rows = await readRows(context, place, reading)
  const isWhole = rows.length === reading.ids?.length
  return isWhole ? rows : readRows(context, { entity: place.entity, below: undefined }, reading)
}
