// What is told of a link, changed.

import { invalid } from '@furrow/wire/refusal'
import type { WritingContext } from '../call/request-context.ts'
import { checkChanges } from '../rows/check-rows.ts'
import { noSuchRow } from '../rows/hold-rows.ts'
import { changeLinks } from './link-rows.ts'
import { holdParent, linkingOf, linksOf } from './relation-links.ts'
import { placeOf } from '../call/place-of.ts'
import { numbers } from '../call/reply.ts'
import type { WholeReply } from '../call/reply.ts'
import { idOf, objectIn } from '../call/request.ts'
import type { Request } from '../call/request.ts'

export async function pivot(context: WritingContext, request: Request): Promise<WholeReply> {
  const told = objectIn(request.body['pivot'])
  if (!told || Object.keys(told).length === 0) {
    throw invalid({ pivot: ['pivot must hold the fields of the link.'] })
  }
  const place = await placeOf(context, request)
  const linking = linkingOf(context, place)
  await checkChanges(context, linking.join, [{ at: 'pivot.', sent: told }])
  await holdParent(context, linking.below)
  const id = idOf(request)
  const links = await linksOf(context, linking)
  if (!links.has(id)) throw noSuchRow(place)
  const sent = [{ id, at: 'pivot.', pivot: told }]
  const { warnings } = await changeLinks(context, linking, { sent, links })
  return numbers({ updated: [id] }, warnings)
}
