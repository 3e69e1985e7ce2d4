// Lays what waits to be saved, and what was saved from here since, over rows that were read: what was
// typed is shown at once, here and wherever else the row stands, and never gives way to an older value.

import type { Values } from '../outbox/change.ts'
import type { Included } from './included.ts'
import type { PendingChanges } from './pending-changes.ts'
import { isGone, pendingRowOf, ownPending } from './pending-row.ts'
import type { Candidate, PendingRow } from './pending-row.ts'
import { isCertain, matchesWish, passes } from './matches-wish.ts'
import { withPlaced } from './placed-rows.ts'
import { alreadySavedAmong } from './already-saved-rows.ts'
import type { LooseWish } from './row-wish.ts'

export interface ReadRows {
  readonly rows: readonly Values[]
  readonly included: readonly Included[]
  /** Kinds of records that they depend on. */
  readonly about: readonly string[]
  /** When they were asked for, by the clock of the device. */
  readonly askedAt: number
  /** How many there are on all pages. */
  readonly total?: number
}

/** The same list where nothing is different. */
export function layOver(
  read: ReadRows,
  resource: string,
  { wish, laid }: { readonly wish: LooseWish; readonly laid: PendingChanges },
): readonly Values[] {
  if (!laid.concerns(read.about)) return read.rows
  const isFirstPage = (wish.page ?? 1) === 1
  const isAll = isFirstPage && (wish.limit ?? 'all') === 'all'
  const laying = pendingRowOf(laid, read.askedAt)
  const added = laying.candidates.of(resource)
  return rowsLaid(read.rows, laying, {
    resource,
    included: read.included,
    accepts: row => matchesWish(row, wish),
    candidates: added.filter(({ isNew }) => (isNew ? isFirstPage : isAll && isCertain(wish))),
    showsGone: wish.deleted !== undefined,
    sort: wish.sort ?? [],
  })
}

interface Level {
  readonly resource: string
  readonly included: readonly Included[]
  readonly accepts: (row: Values) => boolean
  /** What may belong here by now. */
  readonly candidates: readonly Candidate[]
  readonly showsGone: boolean
  readonly sort: readonly string[]
}

function rowsLaid(rows: readonly Values[], laying: PendingRow, level: Level): readonly Values[] {
  const twins = alreadySavedAmong(rows, level.resource, laying.laid)
  const kept = rows.flatMap(row => {
    if (twins.has(row['id'])) return []
    if (!level.showsGone && isGone(row, level.resource, laying)) return []
    const own = ownPending(row, level.resource, laying)
    if (own !== row && !level.accepts(own)) return []
    return [membersLaid(own, laying, { level, rows, read: row })]
  })
  const isSame = kept.length === rows.length && kept.every((row, place) => row === rows[place])
  return withPlaced(isSame ? rows : kept, addedTo(rows, laying, level), level.sort)
}

function addedTo(rows: readonly Values[], laying: PendingRow, level: Level): readonly Values[] {
  if (level.candidates.length === 0) return []
  const there = new Set(rows.map(({ id }) => id))
  return level.candidates
    .filter(({ row }) => !there.has(row['id']) && level.accepts(row))
    .map(({ row }) => membersLaid(row, laying, { level, rows }))
}

interface Beside {
  readonly level: Level
  /** Among them stands what a row may newly point at. */
  readonly rows: readonly Values[]
  /** The row as it was read; nothing for one that was not. */
  readonly read?: Values
}

function membersLaid(row: Values, laying: PendingRow, { level, rows, read }: Beside): Values {
  const members = level.included.flatMap(included => {
    const held = row[included.member]
    const next = included.isMany
      ? rowsLaid(listOf(held), laying, below(row, laying, { above: level.resource, included }))
      : oneLaid(held as One, laying, { row, included, rows, read })
    return next === held ? [] : [[included.member, next] as const]
  })
  return members.length === 0 ? row : { ...row, ...Object.fromEntries(members) }
}

/** A new row has none yet. */
function listOf(held: unknown): readonly Values[] {
  return Array.isArray(held) ? (held as readonly Values[]) : []
}

interface Below {
  /** The kind of record of the row. */
  readonly above: string
  readonly included: Included
}

/** Rows that belong to a row by a key of theirs come and go with that key. */
function below(row: Values, { candidates }: PendingRow, { above, included }: Below): Level {
  const { theirKey, type, resource = '' } = included
  const filters = included.filters.map(withoutRelation)
  const near = theirKey === undefined ? [] : candidates.pointingAt(resource, theirKey, row['id'])
  const isTheirs = (other: Values) =>
    theirKey === undefined ||
    (other[theirKey] === row['id'] && (type === undefined || other[type] === above))
  return {
    resource,
    included: included.included,
    accepts: other => isTheirs(other) && filters.every(filter => passes(other, filter)),
    candidates: near.filter(({ isNew }) => isNew || isCertain({ filters })),
    showsGone: false,
    sort: [],
  }
}

type Filter = Included['filters'][number]

/** Filters of what is sent along name the relation first. */
function withoutRelation(filter: Filter): Filter {
  if ('and' in filter) return { and: filter.and.map(withoutRelation) }
  if ('or' in filter) return { or: filter.or.map(withoutRelation) }
  return { ...filter, field: filter.field.split('.').slice(1).join('.') }
}

type One = Values | null | undefined

interface Pointing {
  readonly row: Values
  readonly included: Included
  readonly rows: readonly Values[]
  readonly read: Values | undefined
}

function oneLaid(held: One, laying: PendingRow, pointing: Pointing): Values | null {
  const resource = resourceOf(pointing)
  const found = pointedAt(held, laying, pointing)
  if (!found || isGone(found, resource, laying)) return null
  const level: Level = {
    resource,
    included: pointing.included.included,
    accepts: () => true,
    candidates: [],
    showsGone: false,
    sort: [],
  }
  return membersLaid(ownPending(found, resource, laying), laying, { level, rows: [] })
}

function pointedAt(held: One, { laid, candidates }: PendingRow, pointing: Pointing): One {
  const { row, rows, read } = pointing
  const { ownKey, theirKey, member } = pointing.included
  const resource = resourceOf(pointing)
  if (theirKey !== undefined) {
    return held ?? candidates.pointingAt(resource, theirKey, row['id'])[0]?.row
  }
  if (ownKey === undefined || (read && read[ownKey] === row[ownKey])) return held
  const wanted = row[ownKey] ?? null
  if (wanted === null) return null
  const others = rows.map(other => other[member] as One)
  const near = [...laid.made(resource), ...others].find(one => one?.['id'] === wanted)
  return near ?? laid.savedAt(resource, wanted)?.row
}

function resourceOf({ row, included: { resource, by, words } }: Pointing): string {
  const word = by === undefined ? '' : String(row[by])
  return resource ?? words?.[word] ?? word
}
