// A row that changes, or several, each in its own way.

import { momentOf } from '@furrow/wire/moments'
import { invalid } from '@furrow/wire/refusal'
import type { Warning } from '../../rules/saving/save-rule.ts'
import type { Place, SentRow, WritingContext } from '../call/request-context.ts'
import { changeRows } from '../rows/change-rows.ts'
import type { Change, Changed } from '../rows/change-rows.ts'
import { checkChanges } from '../rows/check-rows.ts'
import { changeLinks } from '../links/link-rows.ts'
import { linkingOf } from '../links/relation-links.ts'
import { needParent, placeOf } from '../call/place-of.ts'
import { readRows } from '../rows/read-back.ts'
import { manyRows, oneRow } from '../call/reply.ts'
import type { WholeReply } from '../call/reply.ts'
import { extrasIn, objectIn, rowNumber } from '../call/request.ts'
import type { Request } from '../call/request.ts'

export interface SentChange extends SentRow {
  readonly id: number | undefined
  readonly seen: unknown
}

export async function update(context: WritingContext, request: Request): Promise<WholeReply> {
  const { id, body, seen } = request
  const { rows, warnings } = await change(context, request, [{ at: '', id, sent: body, seen }])
  return oneRow(rows[0]?.row, warnings)
}

export async function batchUpdate(context: WritingContext, request: Request): Promise<WholeReply> {
  const { rows, warnings } = await change(context, request, changesIn(request))
  return manyRows(rows, warnings)
}

function changesIn({ body }: Request): readonly SentChange[] {
  const resources = objectIn(body['resources'])
  const sentence = 'resources must be an object of records by number, with at least one.'
  if (!resources || Object.keys(resources).length === 0) throw invalid({ resources: [sentence] })
  const seen = objectIn(body['seen'] ?? {})
  if (!seen) throw invalid({ seen: ['seen must be an object of moments by number.'] })
  return Object.entries(resources).map(([key, value]) => {
    const sent = objectIn(value)
    if (!sent)
      throw invalid({ [`resources.${key}`]: ['A record must be an object of its fields.'] })
    return { at: `resources.${key}.`, id: rowNumber(key), sent, seen: seen[key] }
  })
}

/** The changed rows, in the order of their numbers. */
export async function change(
  context: WritingContext,
  request: Request,
  sent: readonly SentChange[],
) {
  const place = await placeOf(context, request)
  const checked = await checkChanges(context, place.entity, sent)
  const links = await checkLinks(context, place, sent)
  const extras = extrasIn(context, place, request)
  await needParent(context, place)
  const changes = checked.map(({ at, values }, index): Change => {
    const { id, seen } = sent[index] ?? {}
    return { at, id, values: withoutPlace(place, values), seen: momentIn(seen) }
  })
  const changed = await changeRows(context, place, changes)
  const told = await tellLinks(context, place, { links, changed })
  const rows = await readRows(context, place, { ids: changed.ids, extras })
  return { rows, warnings: [...changed.warnings, ...told] }
}

/** A row stays below the row that it is reached through. */
function withoutPlace({ below }: Place, values: Change['values']): Change['values'] {
  const relation = below?.relation
  if (relation?.kind !== 'has many' && relation?.kind !== 'has one') return values
  const held = [relation.key, relation.type]
  return Object.fromEntries(Object.entries(values).filter(([name]) => !held.includes(name)))
}

async function checkLinks(context: WritingContext, place: Place, sent: readonly SentChange[]) {
  if (place.below?.relation.kind !== 'belongs to many') return undefined
  const pivots = sent.flatMap(({ at, id, sent: { pivot } }) => {
    const told = objectIn(pivot)
    return told && id !== undefined ? [{ at: `${at}pivot.`, id, sent: told }] : []
  })
  await checkChanges(context, linkingOf(context, place).join, pivots)
  return pivots
}

interface Telling {
  readonly links: Awaited<ReturnType<typeof checkLinks>>
  readonly changed: Changed
}

async function tellLinks(
  context: WritingContext,
  place: Place,
  { links, changed }: Telling,
): Promise<readonly Warning[]> {
  if (!links || links.length === 0) return []
  const linked = [...changed.held.values()].flatMap(({ id, link }) =>
    link === null ? [] : [{ id: link, other: id }],
  )
  const held = Map.groupBy(linked, ({ other }) => other)
  const sent = links.map(({ at, id, sent: pivot }) => ({ at, id, pivot }))
  const told = await changeLinks(context, linkingOf(context, place), { sent, links: held })
  return told.warnings
}

/** As it stands in an `If-Match`, in quotes, or in a list of what was seen. */
function momentIn(seen: unknown): string | undefined {
  if (seen === undefined || seen === null) return undefined
  const moment = typeof seen === 'string' && momentOf(seen.trim().replace(/^"(.*)"$/, '$1'))
  if (moment) return moment
  throw invalid({ seen: ['seen holds the record’s last known updated_at.'] })
}
