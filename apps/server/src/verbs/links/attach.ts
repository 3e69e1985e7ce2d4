// Links added, and links cut.

import type { WritingContext } from '../call/request-context.ts'
import { changeLinks, checkLinks, makeLinks, readLinks } from './link-rows.ts'
import { cutLinks, linkingOf, openLinks } from './relation-links.ts'
import type { Linking } from './relation-links.ts'
import { placeOf } from '../call/place-of.ts'
import { numbers } from '../call/reply.ts'
import type { WholeReply } from '../call/reply.ts'
import { flagIn } from '../call/request.ts'
import type { Request } from '../call/request.ts'

export async function attach(context: WritingContext, request: Request): Promise<WholeReply> {
  const sent = readLinks(request.body)
  const isWanted = flagIn(request, 'duplicates', false)
  const linking = linkingOf(context, await placeOf(context, request))
  const twice = isWanted && !isUniquePair(linking)
  await checkLinks(context, linking, sent)
  const current = await openLinks(context, linking, sent)
  const fresh = twice ? sent : sent.filter(({ id }) => !current.has(id))
  const known = twice ? [] : sent.filter(({ id }) => current.has(id))
  const told = await changeLinks(context, linking, { sent: known, links: current })
  const made = await makeLinks(context, linking, fresh)
  return numbers({ attached: fresh.map(({ id }) => id) }, [...told.warnings, ...made])
}

export async function detach(context: WritingContext, request: Request): Promise<WholeReply> {
  const sent = readLinks(request.body)
  const linking = linkingOf(context, await placeOf(context, request))
  const current = await openLinks(context, linking, sent)
  const linked = sent.map(({ id }) => id).filter(id => current.has(id))
  await cutLinks(context, linking, { links: current, to: linked })
  return numbers({ detached: linked })
}

/** Where a pair may stand but once, it is never linked twice. */
function isUniquePair({ join, relation }: Linking): boolean {
  const pair = [relation.through.ownKey, relation.through.otherKey]
  return join.unique.some(columns => columns.every(name => pair.includes(name)))
}
