// The paddocks of the earlier period, each with what becomes of it: copied with a link back to what it
// was, or, where the later period has it, left alone.

import type { Fate, RowPreview } from '@furrow/wire/roll-forward-answer'
import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import { numberIn, textIn } from '../rules/saving/read-row.ts'
import type { StoredRow } from '../rules/periods/rows-of-period.ts'
import { copyOf, rowsOfBoth } from './copies.ts'
import type { KindPlan, RowsOfBoth } from './copies.ts'
import { withLiveKeys } from './live-keys.ts'
import type { PeriodPair } from './period-pair.ts'

export interface PaddockPlan extends KindPlan {
  /** By paddock of the earlier period: those of the later one that it is now. */
  readonly now: ReadonlyMap<number, readonly number[]>
}

export async function planPaddocks(way: PeriodPair): Promise<PaddockPlan> {
  const all = await rowsOfBoth(way, 'paddocks')
  const both = { ...all, before: all.before.filter(row => row['retired'] !== true) }
  const history = await historyOf(way, both)
  const fates = fatesOf(both, history, await mappedOf(way, both))
  const rows = both.before.map((row): RowPreview => ({
    id: row.id,
    name: textIn(row, 'name') ?? '',
    area: numberIn(row, 'area') ?? null,
    paddock_id: row.id,
    fate: fates.get(row.id)?.fate ?? 'make',
  }))
  const made = both.before.filter(({ id }) => fates.get(id)?.fate === 'make')
  const copies = made.map(row =>
    copyOf(way, 'paddocks', { row, given: { primary_parent_paddock_id: row.id } }),
  )
  const live = await withLiveKeys(way, 'paddocks', copies)
  return {
    kind: 'paddocks',
    thereWere: rows.length,
    thereAlready: rows.filter(({ fate }) => fate === 'there' || fate === 'map').length,
    copies: live.copies,
    notes: [...retiredNote(way, all), ...notesOn(way, rows), ...live.notes],
    rows,
    now: new Map(
      [...fates].map(([id, { now }]) => [id, now] as const).filter(([, now]) => now.length > 0),
    ),
  }
}

interface History {
  /** By paddock of the earlier period: what it is in the later one, split or not. */
  readonly later: ReadonlyMap<number, readonly number[]>
  /** Paddocks of the later period that say what they were. */
  readonly known: ReadonlySet<number>
}

interface Step {
  readonly paddock: number
  readonly prior: number
}

async function historyOf(
  { context, farm }: PeriodPair,
  { before, now }: RowsOfBoth,
): Promise<History> {
  if (now.length === 0) return { later: new Map(), known: new Set() }
  const steps = await runQuery(
    context.tx,
    sql<Step>`
      with recursive walk as (
        select l.parent_paddock_id as paddock, l.prior_paddock_id as prior
        from paddock_prior_paddocks l
        where l.parent_paddock_id = any(${now.map(({ id }) => id)}::bigint[])
          and l.farm_id = ${farm} and l.deleted_at is null
        union
        select w.paddock, l.prior_paddock_id
        from walk w join paddock_prior_paddocks l
          on l.parent_paddock_id = w.prior and l.farm_id = ${farm} and l.deleted_at is null
      )
      select paddock, prior from walk`,
  )
  const mains = now.flatMap(row => {
    const prior = numberIn(row, 'primary_parent_paddock_id')
    return prior === undefined ? [] : [{ paddock: row.id, prior }]
  })
  const all = [...steps, ...mains]
  const wanted = new Set(before.map(({ id }) => id))
  const byPrior = Map.groupBy(
    all.filter(({ prior }) => wanted.has(prior)),
    ({ prior }) => prior,
  )
  const later = [...byPrior].map(
    ([prior, found]) => [prior, [...new Set(found.map(({ paddock }) => paddock))]] as const,
  )
  return { later: new Map(later), known: new Set(all.map(({ paddock }) => paddock)) }
}

/** Paddocks of either period that have a boundary, or several. */
async function mappedOf(
  { context }: PeriodPair,
  { before, now }: RowsOfBoth,
): Promise<ReadonlySet<number>> {
  const paddocks = [...before, ...now].map(({ id }) => id)
  const own = context.reach.named('geolocations')
  const rows = await runQuery(
    context.tx,
    sql<{ paddock: number }>`
      select distinct t.geolocatable_id as paddock from geolocations t
      where t.geolocatable_type = 'paddocks' and t.geolocatable_id = any(${paddocks}::bigint[])
        and t.deleted_at is null ${own ? sql`and (${own('t')})` : sql``}`,
  )
  return new Set(rows.map(({ paddock }) => paddock))
}

interface Fated {
  readonly fate: Fate
  readonly now: readonly number[]
}

function fatesOf(
  { before, now }: RowsOfBoth,
  { later, known }: History,
  mapped: ReadonlySet<number>,
): ReadonlyMap<number, Fated> {
  const byName = new Map(now.map(row => [nameKey(row), row]))
  const taken = new Set<number>()
  const fateOf = (row: StoredRow): Fated => {
    const children = later.get(row.id) ?? []
    if (children.length > 0) {
      const [only] = children
      const lacksBoundary = children.length === 1 && mapped.has(row.id) && !mapped.has(only ?? 0)
      return { fate: lacksBoundary ? 'map' : 'there', now: children }
    }
    const namesake = byName.get(nameKey(row))
    if (!namesake) return { fate: 'make', now: [] }
    const isFree = !known.has(namesake.id) && !taken.has(namesake.id)
    taken.add(namesake.id)
    return isFree ? { fate: 'link', now: [namesake.id] } : { fate: 'stays', now: [] }
  }
  return new Map(before.map(row => [row.id, fateOf(row)]))
}

/** People write a name now this way, now that. */
function nameKey(row: StoredRow): string {
  return (textIn(row, 'name') ?? '').trim().toLocaleLowerCase('en')
}

function notesOn({ into }: PeriodPair, rows: readonly RowPreview[]): readonly string[] {
  const named = (fate: Fate) => rows.filter(row => row.fate === fate).map(({ name }) => name)
  const [linked, stay, mapped] = [named('link'), named('stays'), named('map')]
  return [
    ...(linked.length > 0
      ? [`${into.name} has ${listed(linked)} already, without a history: they are linked.`]
      : []),
    ...(stay.length > 0
      ? [
          `${into.name} has ${listed(stay)} already, as what was another paddock: choose by hand what it was.`,
        ]
      : []),
    ...(mapped.length > 0
      ? [`${into.name} has ${listed(mapped)} without a boundary, which is copied.`]
      : []),
  ]
}

function retiredNote({ into }: PeriodPair, { before }: RowsOfBoth): readonly string[] {
  const names = before.filter(row => row['retired'] === true).map(row => textIn(row, 'name') ?? '')
  if (names.length === 0) return []
  const be = names.length === 1 ? 'is' : 'are'
  return [`${listed(names)} ${be} retired, so not in ${into.name}.`]
}

/** `River, Hill and 12 more`. */
function listed(names: readonly string[]): string {
  const shown = names.length > 4 ? names.slice(0, 3) : names
  const rest = names.length - shown.length
  const all = rest > 0 ? [...shown, `${rest} more`] : shown
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}
