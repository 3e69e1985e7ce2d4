// Links added, and links cut.

import type { WritingCall } from './calling.ts'
import { changeLinks, checkLinks, currentLinks, makeLinks, readLinks } from './link-rows.ts'
import { cutLinks, holdParent, linkingOf, refuseUnknown } from './links.ts'
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
  await holdParent(calling, linking.below)
  await refuseUnknown(
    calling,
    linking,
    sent.map(({ id }) => id),
  )
  const current = await currentLinks(calling, linking)
  const fresh = twice ? sent : sent.filter(({ id }) => !current.has(id))
  const known = twice ? [] : sent.filter(({ id }) => current.has(id))
  await changeLinks(calling, linking, { sent: known, links: [...current.values()].flat() })
  const warnings = await makeLinks(calling, linking, fresh)
  return numbers({ attached: fresh.map(({ id }) => id) }, warnings)
}

export async function detach(calling: WritingCall, request: Request): Promise<WholeReply> {
  const sent = readLinks(request.body)
  const linking = linkingOf(calling, await placeOf(calling, request))
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
  return numbers({ detached: linked.map(({ id }) => id) })
}

/** Where a pair may stand but once, it is never linked twice. */
function isUniquePair({ join, relation }: Linking): boolean {
  const pair = [relation.through.ownKey, relation.through.otherKey]
  return join.unique.some(columns => columns.every(name => pair.includes(name)))
}
