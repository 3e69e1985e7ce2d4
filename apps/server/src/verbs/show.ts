// One row.

import { readDeleted } from '@furrow/wire/read-wish'
import type { Calling } from './calling.ts'
import { noSuchRow } from './hold-rows.ts'
import { placeOf } from './place-of.ts'
import { readRows } from './read-back.ts'
import { oneRow } from './reply.ts'
import type { Reply } from './reply.ts'
import { extrasIn } from './request.ts'
import type { Request } from './request.ts'

export async function show(calling: Calling, request: Request): Promise<Reply> {
  const place = await placeOf(calling, request)
  const extras = extrasIn(calling, place, request)
  const ids = request.id === undefined ? undefined : [request.id]
  const [found] = await readRows(calling, place, {
    ids,
    extras,
    deleted: readDeleted(request.query),
  })
  if (!found) throw noSuchRow(place)
  return oneRow(found.row)
}
