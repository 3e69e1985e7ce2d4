// A row that changes, or several, each in its own way.

import { invalid } from '@furrow/wire/refusal'
import type { Warning } from '../rules/save-rule.ts'
import type { Place, SentRow, WritingCall } from './calling.ts'
import { changeRows } from './change-rows.ts'
import type { Change, Changed } from './change-rows.ts'
import { checkChanges } from './check-rows.ts'
import { changeLinks } from './link-rows.ts'
import { linkingOf } from './links.ts'
import { needParent, placeOf } from './place-of.ts'
import { readRows } from './read-back.ts'
import { manyRows, oneRow } from './reply.ts'
import type { WholeReply } from './reply.ts'
import { extrasIn, objectIn, rowNumber } from './request.ts'
import type { Request } from './request.ts'

export interface SentChange extends SentRow {
  readonly id: number | undefined
  readonly seen: string | undefined
}

export async function update(calling: WritingCall, request: Request): Promise<WholeReply> {
  const { id, body, seen } = request
  const { rows, warnings } = await change(calling, request, [{ at: '', id, sent: body, seen }])
  return oneRow(rows[0]?.row, warnings)
}

export async function batchUpdate(calling: WritingCall, request: Request): Promise<WholeReply> {
  const { rows, warnings } = await change(calling, request, changesIn(request))
  return manyRows(rows, warnings)
}

function changesIn({ body }: Request): readonly SentChange[] {
  const resources = objectIn(body['resources'])
  const sentence = 'resources must be an object of records by number, with at least one.'
  if (!resources || Object.keys(resources).length === 0) throw invalid({ resources: [sentence] })
  const seen = objectIn(body['seen']) ?? {}
  return Object.entries(resources).map(([key, value]) => {
    const sent = objectIn(value)
    if (!sent) throw invalid({ [`resources.${key}`]: ['A record is an object of its figures.'] })
    const last = seen[key]
    const moment = typeof last === 'string' ? last : undefined
    return { at: `resources.${key}.`, id: rowNumber(key), sent, seen: moment }
  })
}

/** The changed rows, in the order of their numbers. */
export async function change(calling: WritingCall, request: Request, sent: readonly SentChange[]) {
  const place = await placeOf(calling, request)
  const checked = checkChanges(calling, place.entity, sent)
  const links = checkLinks(calling, place, sent)
  const extras = extrasIn(calling, place, request)
  await needParent(calling, place)
  const changes = checked.map(({ at, values }, index): Change => {
    const { id, seen } = sent[index] ?? {}
    return { at, id, values: withoutPlace(place, values), seen: seen && momentIn(seen) }
  })
  const changed = await changeRows(calling, place, changes)
  const told = await tellLinks(calling, place, { links, changed })
  const rows = await readRows(calling, place, { ids: changed.ids, extras })
  return { rows, warnings: [...changed.warnings, ...told] }
}

/** A row stays below the row that it is reached through. */
function withoutPlace({ below }: Place, values: Change['values']): Change['values'] {
  const relation = below?.relation
  if (relation?.kind !== 'has many' && relation?.kind !== 'has one') return values
  const held = [relation.key, relation.type]
  return Object.fromEntries(Object.entries(values).filter(([name]) => !held.includes(name)))
}

function checkLinks(calling: WritingCall, place: Place, sent: readonly SentChange[]) {
  if (place.below?.relation.kind !== 'belongs to many') return undefined
  const pivots = sent.flatMap(({ at, id, sent: { pivot } }) => {
    const told = objectIn(pivot)
    return told && id !== undefined ? [{ at: `${at}pivot.`, id, sent: told }] : []
  })
  checkChanges(calling, linkingOf(calling, place).join, pivots)
  return pivots
}

interface Telling {
  readonly links: ReturnType<typeof checkLinks>
  readonly changed: Changed
}

async function tellLinks(
  calling: WritingCall,
  place: Place,
  { links, changed }: Telling,
): Promise<readonly Warning[]> {
  if (!links || links.length === 0) return []
  const linked = [...changed.held.values()].flatMap(({ id, link }) =>
    link === null ? [] : [{ id: link, other: id }],
  )
  const held = Map.groupBy(linked, ({ other }) => other)
  const sent = links.map(({ at, id, sent: pivot }) => ({ at, id, pivot }))
  const told = await changeLinks(calling, linkingOf(calling, place), { sent, links: held })
  return told.warnings
}

/** As it stands in an `If-Match`, in quotes, or in a list of what was seen. */
function momentIn(seen: string): string {
  const text = seen.trim().replace(/^"(.*)"$/, '$1')
  if (Number.isNaN(Date.parse(text))) {
    throw invalid({ seen: ['What was last seen is said as the updated_at of the record.'] })
  }
  return text
}
