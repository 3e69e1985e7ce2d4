// Links made and changed, each with what is told of it.

import { invalid } from '@furrow/wire/refusal'
import type { Row, Warning } from '../../rules/saving/save-rule.ts'
import type { WritingContext } from '../call/request-context.ts'
import { changeRows } from '../rows/change-rows.ts'
import { checkChanges, checkNewRows } from '../rows/check-rows.ts'
import { rowNumber } from '../call/request.ts'
import type { Linking, Links } from './relation-links.ts'
import { storeRows } from '../rows/store-rows.ts'
import type { Outcome } from '../rows/store-rows.ts'

/** A row to be linked, with what is told of the link; `at` is where that stood. */
export interface SentLink {
  readonly id: number
  readonly at: string
  readonly pivot: Row
}

export async function makeLinks(
  context: WritingContext,
  { join, relation, below }: Linking,
  sent: readonly SentLink[],
): Promise<readonly Warning[]> {
  const { ownKey, otherKey } = relation.through
  const rows = sent.map(({ id, at, pivot }) => ({
    at,
    sent: pivot,
    given: { [ownKey]: below.parentId, [otherKey]: id },
  }))
  const { warnings } = await storeRows(
    context,
    { entity: join, verb: 'attach' },
    await checkNewRows(context, join, rows),
  )
  return warnings
}

/** What is told of links is looked at before any of them is made or cut. */
export async function checkLinks(
  context: WritingContext,
  { join }: Linking,
  sent: readonly SentLink[],
): Promise<void> {
  await checkChanges(
    context,
    join,
    sent.map(({ at, pivot }) => ({ at, sent: pivot })),
  )
}

/** The numbers of the rows whose links were told something, and what looks wrong about them. */
export async function changeLinks(
  context: WritingContext,
  linking: Linking,
  { sent, links }: { readonly sent: readonly SentLink[]; readonly links: Links },
): Promise<Outcome> {
  const { join, relation } = linking
  const { ownKey, otherKey } = relation.through
  const checked = await checkChanges(
    context,
    join,
    sent.map(({ at, pivot }) => ({ at, sent: pivot })),
  )
  const told = sent.flatMap(({ id, at }, place) => {
    const { [ownKey]: _own, [otherKey]: _other, ...values } = checked[place]?.values ?? {}
    const own = links.get(id) ?? []
    return Object.keys(values).length === 0
      ? []
      : own.map(link => ({ at, id: link.id, other: id, values }))
  })
  if (told.length === 0) return { ids: [], warnings: [] }
  const { warnings } = await changeRows(context, { entity: join, below: undefined }, told)
  return { ids: [...new Set(told.map(({ other }) => other))], warnings }
}

/** The members of a request that says which rows are to be linked, and how. */
export function readLinks(body: Row): readonly SentLink[] {
  const { resources } = body
  if (!Object.hasOwn(body, 'resources'))
    throw invalid({ resources: ['resources must list the records to link.'] })
  const pairs = Array.isArray(resources)
    ? resources.map(key => [key, {}] as const)
    : typeof resources === 'object' && resources !== null
      ? Object.entries(resources).flatMap(pairOf)
      : undefined
  if (!pairs)
    throw invalid({ resources: ['resources must be a list of numbers, or an object by number.'] })
  const byId = new Map(
    pairs.map(([key, pivot]) => [rowNumber(key), { at: `resources.${String(key)}.`, pivot }]),
  )
  return [...byId]
    .map(([id, { at, pivot }]) => ({ id, at, pivot }))
    .toSorted((one, other) => one.id - other.id)
}

/** An object tells of the link that its name says; anything else is a number itself. */
function pairOf([name, value]: readonly [string, unknown]): (readonly [unknown, Row])[] {
  if (value === null) return []
  return typeof value === 'object' && !Array.isArray(value) ? [[name, value as Row]] : [[value, {}]]
}
