// Links brought to what is sent: missing ones made, others cut.

import type { WritingContext } from '../call/request-context.ts'
import { changeLinks, checkLinks, makeLinks, readLinks } from './link-rows.ts'
import { cutLinks, linkingOf, openLinks } from './relation-links.ts'
import { placeOf } from '../call/place-of.ts'
import { numbers } from '../call/reply.ts'
import type { WholeReply } from '../call/reply.ts'
import { flagIn } from '../call/request.ts'
import type { Request } from '../call/request.ts'

export async function sync(context: WritingContext, request: Request): Promise<WholeReply> {
  const sent = readLinks(request.body)
  const isCutting = flagIn(request, 'detaching', true)
  const linking = linkingOf(context, await placeOf(context, request))
  await checkLinks(context, linking, sent)
  const current = await openLinks(context, linking, sent)
  const wanted = new Set(sent.map(({ id }) => id))
  const gone = isCutting ? [...current.keys()].filter(id => !wanted.has(id)) : []
  await cutLinks(context, linking, { links: current, to: gone })
  const known = sent.filter(({ id }) => current.has(id))
  const told = await changeLinks(context, linking, {
    sent: known,
    links: current,
  })
  const fresh = sent.filter(({ id }) => !current.has(id))
  const made = await makeLinks(context, linking, fresh)
  const detached = gone.toSorted((one, other) => one - other)
  const attached = fresh.map(({ id }) => id)
  return numbers({ attached, detached, updated: told.ids }, [...told.warnings, ...made])
}
