// Links turned over: what is linked is cut, what is not is linked.

import type { WritingCall } from './calling.ts'
import { checkLinks, currentLinks, makeLinks, readLinks } from './link-rows.ts'
import { cutLinks, holdParent, linkingOf, refuseUnknown } from './links.ts'
import { placeOf } from './place-of.ts'
import { numbers } from './reply.ts'
import type { WholeReply } from './reply.ts'
import type { Request } from './request.ts'

export async function toggle(calling: WritingCall, request: Request): Promise<WholeReply> {
  const sent = readLinks(request.body)
  const linking = linkingOf(calling, await placeOf(calling, request))
  checkLinks(calling, linking, sent)
  await holdParent(calling, linking.below)
  await refuseUnknown(
    calling,
    linking,
    sent.map(({ id }) => id),
  )
  const current = await currentLinks(calling, linking)
  const linked = sent.filter(({ id }) => current.has(id))
  await cutLinks(
    calling,
    linking,
    linked.flatMap(({ id }) => current.get(id) ?? []),
  )
  const fresh = sent.filter(({ id }) => !current.has(id))
  const warnings = await makeLinks(calling, linking, fresh)
  return numbers(
    { attached: fresh.map(({ id }) => id), detached: linked.map(({ id }) => id) },
    warnings,
  )
}
