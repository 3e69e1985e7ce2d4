// What is told of a link, changed.

import { invalid } from '@furrow/wire/refusal'
import type { WritingCall } from './calling.ts'
import { checkChanges } from './check-rows.ts'
import { noSuchRow } from './hold-rows.ts'
import { changeLinks } from './link-rows.ts'
import { holdParent, linkingOf, linksOf } from './links.ts'
import { placeOf } from './place-of.ts'
import { numbers } from './reply.ts'
import type { WholeReply } from './reply.ts'
import { idOf, objectIn } from './request.ts'
import type { Request } from './request.ts'

export async function pivot(calling: WritingCall, request: Request): Promise<WholeReply> {
  const told = objectIn(request.body['pivot'])
  if (!told || Object.keys(told).length === 0) {
    throw invalid({ pivot: ['Say in pivot what is to be told of the link.'] })
  }
  const place = await placeOf(calling, request)
  const linking = linkingOf(calling, place)
  checkChanges(calling, linking.join, [{ at: 'pivot.', sent: told }])
  await holdParent(calling, linking.below)
  const id = idOf(request)
  const links = await linksOf(calling, linking)
  if (!links.has(id)) throw noSuchRow(place)
  const sent = [{ id, at: 'pivot.', pivot: told }]
  const { warnings } = await changeLinks(calling, linking, { sent, links })
  return numbers({ updated: [id] }, warnings)
}
