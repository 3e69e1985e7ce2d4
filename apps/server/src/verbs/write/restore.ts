// A deleted row that comes back, or several. One that is there already is left as it is.

import type { WritingContext } from '../call/request-context.ts'
import { holdRows, noSuchRow } from '../rows/hold-rows.ts'
import { needParent, placeOf } from '../call/place-of.ts'
import { readRows } from '../rows/read-back.ts'
import { restoreRows } from '../rows/remove-rows.ts'
import { manyRows, oneRow } from '../call/reply.ts'
import type { WholeReply } from '../call/reply.ts'
import { extrasIn, idsIn } from '../call/request.ts'
import type { Request } from '../call/request.ts'

export async function restore(context: WritingContext, request: Request): Promise<WholeReply> {
  const ids = request.id === undefined ? undefined : [request.id]
  const { rows, warnings } = await bringBack(context, request, { ids, batch: false })
  return oneRow(rows[0]?.row, warnings)
}

export async function batchRestore(context: WritingContext, request: Request): Promise<WholeReply> {
  const { rows, warnings } = await bringBack(context, request, {
    ids: idsIn(request),
    batch: true,
  })
  return manyRows(rows, warnings)
}

interface BringingBack {
  readonly ids: readonly number[] | undefined
  readonly batch: boolean
}

async function bringBack(context: WritingContext, request: Request, { ids, batch }: BringingBack) {
  const place = await placeOf(context, request)
  const extras = extrasIn(context, place, request)
  await needParent(context, place)
  const held = await holdRows(context, place, {
    ids,
    doing: 'remove',
    deleted: 'with',
    whole: true,
  })
  if (!batch && held.size === 0) throw noSuchRow(place)
  const warnings = await restoreRows(context, place, held)
  const rows = await readRows(context, place, { ids: [...held.keys()], extras })
  return { rows, warnings }
}
