// A deleted row that comes back, or several. One that is there already is left as it is.

import type { WritingCall } from './calling.ts'
import { holdRows, noSuchRow } from './hold-rows.ts'
import { needParent, placeOf } from './place-of.ts'
import { readRows } from './read-back.ts'
import { restoreRows } from './remove-rows.ts'
import { manyRows, oneRow } from './reply.ts'
import type { WholeReply } from './reply.ts'
import { extrasIn, idsIn } from './request.ts'
import type { Request } from './request.ts'

export async function restore(calling: WritingCall, request: Request): Promise<WholeReply> {
  const ids = request.id === undefined ? undefined : [request.id]
  const { rows, warnings } = await bringBack(calling, request, { ids, batch: false })
  return oneRow(rows[0]?.row, warnings)
}

export async function batchRestore(calling: WritingCall, request: Request): Promise<WholeReply> {
  const { rows, warnings } = await bringBack(calling, request, {
    ids: idsIn(request),
    batch: true,
  })
  return manyRows(rows, warnings)
}

interface BringingBack {
  readonly ids: readonly number[] | undefined
  readonly batch: boolean
}

async function bringBack(calling: WritingCall, request: Request, { ids, batch }: BringingBack) {
  const place = await placeOf(calling, request)
  const extras = extrasIn(calling, place, request)
  await needParent(calling, place)
  const held = await holdRows(calling, place, {
    ids,
    doing: 'remove',
    deleted: 'with',
    whole: true,
  })
  if (!batch && held.size === 0) throw noSuchRow(place)
  const warnings = await restoreRows(calling, place, held)
  const rows = await readRows(calling, place, { ids: [...held.keys()], extras })
  return { rows, warnings }
}
