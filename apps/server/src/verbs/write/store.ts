// A new row, or several.

import { invalid, Refusal } from '@furrow/wire/refusal'
import type { Place, SentRow, WritingContext } from '../call/request-context.ts'
import { checkChanges, checkNewRows } from '../rows/check-rows.ts'
import { makeLinks } from '../links/link-rows.ts'
import { linkingOf } from '../links/relation-links.ts'
import { givenBelow, refuseSecond } from './below-parent.ts'
import { needParent, placeOf } from '../call/place-of.ts'
import { readRows } from '../rows/read-back.ts'
import { manyRows, oneRow } from '../call/reply.ts'
import type { WholeReply } from '../call/reply.ts'
import { extrasIn, objectIn } from '../call/request.ts'
import type { Request } from '../call/request.ts'
import { storeRows } from '../rows/store-rows.ts'
import type { Outcome } from '../rows/store-rows.ts'

export async function store(context: WritingContext, request: Request): Promise<WholeReply> {
  const { rows, warnings } = await make(context, request, [{ at: '', sent: request.body }])
  return oneRow(rows[0]?.row, warnings, 201)
}

export async function batchStore(context: WritingContext, request: Request): Promise<WholeReply> {
  const { rows, warnings } = await make(context, request, listIn(request))
  return manyRows(rows, warnings)
}

function listIn({ body }: Request): readonly SentRow[] {
  const { resources } = body
  const sentence = 'resources must be a list of records, with at least one.'
  if (!Array.isArray(resources) || resources.length === 0) throw invalid({ resources: [sentence] })
  return resources.map((sent: unknown, place) => {
    const row = objectIn(sent)
    if (!row)
      throw invalid({ [`resources.${place}`]: ['A record must be an object of its fields.'] })
    return { at: `resources.${place}.`, sent: row }
  })
}

/** The new rows, in the order in which they were sent. */
export async function make(context: WritingContext, request: Request, sent: readonly SentRow[]) {
  const place = await placeOf(context, request)
  if (sent.length > 1) refuseStranger(context, place)
  const given = givenBelow(context, place)
  const checked = await checkNewRows(
    context,
    place.entity,
    sent.map(row => ({ ...row, given })),
  )
  const links = await checkLinks(context, place, sent)
  const extras = extrasIn(context, place, request)
  await needParent(context, place)
  await refuseSecond(context, place)
  const outcome = await storeRows(context, { entity: place.entity, verb: 'store' }, checked)
  const further = await link(context, place, { outcome, links })
  const rows = await readRows(context, place, { ids: outcome.ids, extras })
  return { rows, warnings: [...outcome.warnings, ...further] }
}

/** Whoever may add no such row anywhere is told so before many of them are looked at. */
function refuseStranger({ reach }: WritingContext, { entity, below }: Place): void {
  if (below || reach.writesAny(entity, 'add')) return
  throw new Refusal('forbidden', `You can’t add a ${entity.label.toLowerCase()}.`)
}

/** What is told of links is checked before anything is stored. */
async function checkLinks(context: WritingContext, place: Place, sent: readonly SentRow[]) {
  if (place.below?.relation.kind !== 'belongs to many') return undefined
  const { join } = linkingOf(context, place)
  const pivots = sent.map(({ at, sent: { pivot } }) => ({
    at: `${at}pivot.`,
    sent: objectIn(pivot) ?? {},
  }))
  await checkChanges(context, join, pivots)
  return pivots
}

async function link(
  context: WritingContext,
  place: Place,
  {
    outcome,
    links,
  }: { readonly outcome: Outcome; readonly links: Awaited<ReturnType<typeof checkLinks>> },
) {
  if (!links) return []
  const made = outcome.ids.map((id, index) => ({
    id,
    at: links[index]?.at ?? '',
    pivot: links[index]?.sent ?? {},
  }))
  return makeLinks(context, linkingOf(context, place), made)
}
