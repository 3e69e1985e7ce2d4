// Links turned over: what is linked is cut, what is not is linked.

import type { WritingCall } from './calling.ts'
import { checkLinks, makeLinks, readLinks } from './link-rows.ts'
import { cutLinks, linkingOf, openLinks } from './links.ts'
import { placeOf } from './place-of.ts'
import { numbers } from './reply.ts'
import type { WholeReply } from './reply.ts'
import type { Request } from './request.ts'

export async function toggle(calling: WritingCall, request: Request): Promise<WholeReply> {
  const sent = readLinks(request.body)
  const linking = linkingOf(calling, await placeOf(calling, request))
  checkLinks(calling, linking, sent)
  const current = await openLinks(calling, linking, sent)
  const linked = sent.map(({ id }) => id).filter(id => current.has(id))
  await cutLinks(calling, linking, { links: current, to: linked })
  const fresh = sent.filter(({ id }) => !current.has(id))
  const warnings = await makeLinks(calling, linking, fresh)
  return numbers({ attached: fresh.map(({ id }) => id), detached: linked }, warnings)
}
