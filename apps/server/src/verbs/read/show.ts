// One row.

import { readDeleted } from '@furrow/wire/reading/read-wish'
import type { RequestContext } from '../call/request-context.ts'
import { noSuchRow } from '../rows/hold-rows.ts'
import { placeOf } from '../call/place-of.ts'
import { readRows } from '../rows/read-back.ts'
import { oneRow } from '../call/reply.ts'
import type { Reply } from '../call/reply.ts'
import { extrasIn } from '../call/request.ts'
import type { Request } from '../call/request.ts'

export async function show(context: RequestContext, request: Request): Promise<Reply> {
  const place = await placeOf(context, request)
  const extras = extrasIn(context, place, request)
  const ids = request.id === undefined ? undefined : [request.id]
  const [found] = await readRows(context, place, {
    ids,
    extras,
    deleted: readDeleted(request.query),
  })
  if (!found) throw noSuchRow(place)
  return oneRow(found.row)
}
