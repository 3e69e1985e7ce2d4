// A new row, or several.

import { invalid } from '@furrow/wire/refusal'
import type { Place, SentRow, WritingCall } from './calling.ts'
import { checkChanges, checkNewRows } from './check-rows.ts'
import { makeLinks } from './link-rows.ts'
import { linkingOf } from './links.ts'
import { givenBelow, refuseSecond } from './below-parent.ts'
import { needParent, placeOf } from './place-of.ts'
import { readRows } from './read-back.ts'
import { manyRows, oneRow } from './reply.ts'
import type { WholeReply } from './reply.ts'
import { extrasIn, objectIn } from './request.ts'
import type { Request } from './request.ts'
import { storeRows } from './store-rows.ts'
import type { Outcome } from './store-rows.ts'

export async function store(calling: WritingCall, request: Request): Promise<WholeReply> {
  const { rows, warnings } = await make(calling, request, [{ at: '', sent: request.body }])
  return oneRow(rows[0]?.row, warnings, 201)
}

export async function batchStore(calling: WritingCall, request: Request): Promise<WholeReply> {
  const { rows, warnings } = await make(calling, request, listIn(request))
  return manyRows(rows, warnings)
}

function listIn({ body }: Request): readonly SentRow[] {
  const { resources } = body
  const sentence = 'resources must be a list of records, with at least one.'
  if (!Array.isArray(resources) || resources.length === 0) throw invalid({ resources: [sentence] })
  return resources.map((sent: unknown, place) => {
    const row = objectIn(sent)
    if (!row) throw invalid({ [`resources.${place}`]: ['A record is an object of its figures.'] })
    return { at: `resources.${place}.`, sent: row }
  })
}

/** The new rows, in the order in which they were sent. */
export async function make(calling: WritingCall, request: Request, sent: readonly SentRow[]) {
  const place = await placeOf(calling, request)
  const given = givenBelow(calling, place)
  const checked = checkNewRows(
    calling,
    place.entity,
    sent.map(row => ({ ...row, given })),
  )
  const links = checkLinks(calling, place, sent)
  const extras = extrasIn(calling, place, request)
  await needParent(calling, place)
  await refuseSecond(calling, place)
  const outcome = await storeRows(calling, { entity: place.entity, verb: 'store' }, checked)
  const further = await link(calling, place, { outcome, links })
  const rows = await readRows(calling, place, { ids: outcome.ids, extras })
  return { rows, warnings: [...outcome.warnings, ...further] }
}

/** What is told of links is checked before anything is stored. */
function checkLinks(calling: WritingCall, place: Place, sent: readonly SentRow[]) {
  if (place.below?.relation.kind !== 'belongs to many') return undefined
  const { join } = linkingOf(calling, place)
  const pivots = sent.map(({ at, sent: { pivot } }) => ({
    at: `${at}pivot.`,
    sent: objectIn(pivot) ?? {},
  }))
  checkChanges(calling, join, pivots)
  return pivots
}

async function link(
  calling: WritingCall,
  place: Place,
  { outcome, links }: { readonly outcome: Outcome; readonly links: ReturnType<typeof checkLinks> },
) {
  if (!links) return []
  const made = outcome.ids.map((id, index) => ({
    id,
    at: links[index]?.at ?? '',
    pivot: links[index]?.sent ?? {},
  }))
  return makeLinks(calling, linkingOf(calling, place), made)
}
