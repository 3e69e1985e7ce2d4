// Links added, and links cut.

import type { WritingCall } from './calling.ts'
import { changeLinks, checkLinks, makeLinks, readLinks } from './link-rows.ts'
import { cutLinks, linkingOf, openLinks } from './links.ts'
import type { Linking } from './links.ts'
import { placeOf } from './place-of.ts'
import { numbers } from './reply.ts'
import type { WholeReply } from './reply.ts'
import { flagIn } from './request.ts'
import type { Request } from './request.ts'

export async function attach(calling: WritingCall, request: Request): Promise<WholeReply> {
  const sent = readLinks(request.body)
  const isWanted = flagIn(request, 'duplicates', false)
  const linking = linkingOf(calling, await placeOf(calling, request))
  const twice = isWanted && !isUniquePair(linking)
  checkLinks(calling, linking, sent)
  const current = await openLinks(calling, linking, sent)
  const fresh = twice ? sent : sent.filter(({ id }) => !current.has(id))
  const known = twice ? [] : sent.filter(({ id }) => current.has(id))
  const told = await changeLinks(calling, linking, { sent: known, links: current })
  const made = await makeLinks(calling, linking, fresh)
  return numbers({ attached: fresh.map(({ id }) => id) }, [...told.warnings, ...made])
}

export async function detach(calling: WritingCall, request: Request): Promise<WholeReply> {
  const sent = readLinks(request.body)
  const linking = linkingOf(calling, await placeOf(calling, request))
  const current = await openLinks(calling, linking, sent)
  const linked = sent.map(({ id }) => id).filter(id => current.has(id))
  await cutLinks(calling, linking, { links: current, to: linked })
  return numbers({ detached: linked })
}

/** Where a pair may stand but once, it is never linked twice. */
function isUniquePair({ join, relation }: Linking): boolean {
  const pair = [relation.through.ownKey, relation.through.otherKey]
  return join.unique.some(columns => columns.every(name => pair.includes(name)))
}
