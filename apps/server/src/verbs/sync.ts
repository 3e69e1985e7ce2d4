// Links brought to what is sent: missing ones made, others cut.

import type { WritingCall } from './calling.ts'
import { changeLinks, checkLinks, currentLinks, makeLinks, readLinks } from './link-rows.ts'
import { cutLinks, holdParent, linkingOf, refuseUnknown } from './links.ts'
import { placeOf } from './place-of.ts'
import { numbers } from './reply.ts'
import type { WholeReply } from './reply.ts'
import { flagIn } from './request.ts'
import type { Request } from './request.ts'

export async function sync(calling: WritingCall, request: Request): Promise<WholeReply> {
  const sent = readLinks(request.body)
  const isCutting = flagIn(request, 'detaching', true)
  const linking = linkingOf(calling, await placeOf(calling, request))
  checkLinks(calling, linking, sent)
  await holdParent(calling, linking.below)
  await refuseUnknown(
    calling,
    linking,
    sent.map(({ id }) => id),
  )
  const current = await currentLinks(calling, linking)
  const wanted = new Set(sent.map(({ id }) => id))
  const gone = isCutting ? [...current.keys()].filter(id => !wanted.has(id)) : []
  await cutLinks(
    calling,
    linking,
    gone.flatMap(id => current.get(id) ?? []),
  )
  const known = sent.filter(({ id }) => current.has(id))
  const updated = await changeLinks(calling, linking, {
    sent: known,
    links: [...current.values()].flat(),
  })
  const fresh = sent.filter(({ id }) => !current.has(id))
  const warnings = await makeLinks(calling, linking, fresh)
  const detached = gone.toSorted((one, other) => one - other)
  return numbers({ attached: fresh.map(({ id }) => id), detached, updated }, warnings)
}
