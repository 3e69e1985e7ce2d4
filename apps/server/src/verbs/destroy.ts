// A row that goes, or several. What goes for good is answered as it was.

import { readForce } from '@furrow/wire/read-wish'
import { keepsDeleted } from '../query/source.ts'
import type { Place, WritingCall } from './calling.ts'
import { noSuchRow } from './hold-rows.ts'
import { needParent, placeOf } from './place-of.ts'
import { readRows } from './read-back.ts'
import type { ReadBack } from './read-back.ts'
import { holdForRemoval, removeRows } from './remove-rows.ts'
import { manyRows, oneRow } from './reply.ts'
import type { WholeReply } from './reply.ts'
import { extrasIn, idsIn } from './request.ts'
import type { Request } from './request.ts'

export async function destroy(calling: WritingCall, request: Request): Promise<WholeReply> {
  const ids = request.id === undefined ? undefined : [request.id]
  const [row] = await remove(calling, request, { ids, batch: false })
  return oneRow(row?.row)
}

export async function batchDestroy(calling: WritingCall, request: Request): Promise<WholeReply> {
  return manyRows(await remove(calling, request, { ids: idsIn(request), batch: true }))
}

interface Removing {
  readonly ids: readonly number[] | undefined
  readonly batch: boolean
}

async function remove(calling: WritingCall, request: Request, { ids, batch }: Removing) {
  const place = await placeOf(calling, request)
  const extras = extrasIn(calling, place, request)
  const force = readForce(request.query)
  await needParent(calling, place)
  const held = await holdForRemoval(calling, place, { ids, force, batch })
  if (!batch && held.size === 0) throw noSuchRow(place)
  const found = [...held.keys()]
  const reading = { ids: found, extras, deleted: 'with' as const }
  const before =
    force || !keepsDeleted(place.entity) ? await readRows(calling, place, reading) : undefined
  await removeRows(calling, place, { held, force })
  return before ?? readGone(calling, place, reading)
}

/** The row above, or the link to it, may have gone along. */
async function readGone(calling: WritingCall, place: Place, reading: ReadBack) {
  const rows = await readRows(calling, place, reading)
  const isWhole = rows.length === reading.ids?.length
  return isWhole ? rows : readRows(calling, { entity: place.entity, below: undefined }, reading)
}
