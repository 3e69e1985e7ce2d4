// Links turned over: what is linked is cut, what is not is linked.

import type { WritingContext } from '../call/request-context.ts'
import { checkLinks, makeLinks, readLinks } from './link-rows.ts'
import { cutLinks, linkingOf, openLinks } from './relation-links.ts'
import { placeOf } from '../call/place-of.ts'
import { numbers } from '../call/reply.ts'
import type { WholeReply } from '../call/reply.ts'
import type { Request } from '../call/request.ts'

export async function toggle(context: WritingContext, request: Request): Promise<WholeReply> {
  const sent = readLinks(request.body)
  const linking = linkingOf(context, await placeOf(context, request))
  await checkLinks(context, linking, sent)
  const current = await openLinks(context, linking, sent)
  const linked = sent.map(({ id }) => id).filter(id => current.has(id))
  await cutLinks(context, linking, { links: current, to: linked })
  const fresh = sent.filter(({ id }) => !current.has(id))
  const warnings = await makeLinks(context, linking, fresh)
  return numbers({ attached: fresh.map(({ id }) => id), detached: linked }, warnings)
}
