// Links brought to what is sent: missing ones made, others cut.

import type { WritingCall } from './calling.ts'
import { changeLinks, checkLinks, makeLinks, readLinks } from './link-rows.ts'
import { cutLinks, linkingOf, openLinks } from './links.ts'
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
  const current = await openLinks(calling, linking, sent)
  const wanted = new Set(sent.map(({ id }) => id))
  const gone = isCutting ? [...current.keys()].filter(id => !wanted.has(id)) : []
  await cutLinks(calling, linking, { links: current, to: gone })
  const known = sent.filter(({ id }) => current.has(id))
  const told = await changeLinks(calling, linking, {
    sent: known,
    links: current,
  })
  const fresh = sent.filter(({ id }) => !current.has(id))
  const made = await makeLinks(calling, linking, fresh)
  const detached = gone.toSorted((one, other) => one - other)
  const attached = fresh.map(({ id }) => id)
  return numbers({ attached, detached, updated: told.ids }, [...told.warnings, ...made])
}
