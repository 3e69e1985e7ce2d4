// What becomes of a change once its answer is known: struck off, kept as refused, or to be sent again.
// Rows that it made get their numbers wherever they are named.

import type { ChangeRefusal, ChangeStep, UpdateStep, Values } from './change.ts'
import { localIdsIn, withGiven } from './local-ids.ts'
import { isMendable, isOpen, isRow, isUpdate, neededBy } from './outbox-entry.ts'
import type { NewEntry, OutboxEntry, RowName } from './outbox-entry.ts'
import { again, retyped } from './typed-values.ts'

/** The number that the server gave to a row that was made here. */
export interface GivenId {
  readonly local: number
  readonly id: number
  readonly resource: string
  /** `updated_at` of the row as it was made. */
  readonly seen: string | undefined
  readonly at: number
}

type Entries = readonly OutboxEntry[]

/** The change is gone, and what waits for its rows names them as the server does. */
export function struckOff(entries: Entries, seq: number, given: readonly GivenId[]): Entries {
  const others = entries.filter(entry => entry.seq !== seq)
  if (given.length === 0) return others
  return others.map(entry => withNumbers(entry, given))
}

export function withNumbers<E extends Pick<OutboxEntry, 'steps'>>(
  entry: E,
  given: readonly GivenId[],
): E {
  const byLocal = new Map(given.map(one => [one.local, one]))
  const isNamed = neededBy(entry).some(id => byLocal.has(id))
  return isNamed ? { ...entry, steps: entry.steps.map(step => numbered(step, byLocal)) } : entry
}

function numbered(step: ChangeStep, given: ReadonlyMap<number, GivenId>): ChangeStep {
  const named = withGiven(step, id => given.get(id)?.id ?? id)
  if (!isUpdate(named) || named.seen !== undefined) return named
  return { ...named, seen: given.get(step.id)?.seen }
}

interface Refusing {
  readonly refusal: ChangeRefusal
  /** Nothing of it was done. */
  readonly isCertain: boolean
  readonly newKey: string
}

/** Kept with what the server says, unless the person typed other figures since it was sent. */
export function keptAsRefused(
  entries: Entries,
  seq: number,
  { refusal, isCertain, newKey }: Refusing,
): Entries {
  const refused = entries.map(entry => {
    if (entry.seq !== seq) return entry
    const { sent, ...rest } = entry
    const kept = isCertain || !sent ? rest : { ...rest, sent }
    return { ...kept, state: 'refused' as const, refusal }
  })
  const entry = refused.find(one => one.seq === seq)
  if (!entry || !isMendable(entry)) return refused
  return afterLaterTyping(withLaterRows(refused, entry, newKey), seq, newKey)
}

interface Apart {
  readonly refused: readonly ChangeStep[]
  readonly refusal: ChangeRefusal
  readonly others: readonly ChangeStep[]
  readonly newKeys: { readonly rest: string; readonly refused: string }
}

/** What is right is sent where it stood, before what was typed since; what is not stands behind. */
export function keptApart(
  entries: Entries,
  seq: number,
  { refused, refusal, others, newKeys }: Apart,
): { readonly entries: Entries; readonly added?: NewEntry } {
  const entry = entries.find(one => one.seq === seq)
  if (!entry) return { entries }
  const left = entries.map(one =>
    one === entry ? again({ ...entry, steps: others }, newKeys.rest) : one,
  )
  const { seq: _seq, sent: _sent, ...rest } = entry
  const held = { ...rest, key: newKeys.refused, state: 'refused' as const, refusal, tries: 0 }
  const typedSince = entries
    .filter(other => other.seq > seq && other.state !== 'refused')
    .flatMap(({ steps }) => steps.filter(isUpdate))
  const [added] = typedSince.reduce<Entries>(
    (all, step) => retyped(all, step, { key: newKeys.refused, mayChange: () => true }),
    [{ ...held, steps: refused, seq }],
  )
  if (!added) return { entries: left }
  const { seq: _place, ...unnumbered } = added
  return { entries: left, added: unnumbered }
}

/** Figures of a row that could not be made go into its making, and out of what lies between. */
function withLaterRows(entries: Entries, entry: OutboxEntry, newKey: string): Entries {
  const later = entries.filter(other => other.seq > entry.seq && isOnlyAboutMade(other, entry))
  if (later.length === 0) return entries
  const typed = later.flatMap(({ steps }) => steps.filter(isUpdate))
  const steps = entry.steps.map(step => withLater(step, typed))
  const left = entries
    .filter(other => !later.includes(other))
    .map(other => (other === entry ? again({ ...entry, steps }, newKey) : other))
  return later.reduce<Entries>((all, { seq, steps: own }) => {
    const mayChange = (other: OutboxEntry) =>
      other.seq > entry.seq && other.seq < seq && isOpen(other)
    const changed = own.filter(isUpdate)
    return changed.reduce((rest, step) => retyped(rest, step, { key: '', mayChange }), all)
  }, left)
}

function withLater(step: ChangeStep, typed: readonly UpdateStep[]): ChangeStep {
  if (step.do !== 'store') return step
  const own = typed.filter(other => isRow(step, other)).map(({ values }) => values)
  return { ...step, values: Object.assign({}, step.values, ...own) as Values }
}

function isOnlyAboutMade(other: OutboxEntry, { steps }: OutboxEntry): boolean {
  const [one] = other.steps
  if (!isOpen(other) || other.steps.length > 1 || !one || !isUpdate(one)) return false
  return (
    steps.some(step => step.do === 'store' && isRow(step, one)) &&
    localIdsIn(one.values).length === 0
  )
}

/** Figures that were typed again while it was on its way are no longer wanted from it. */
function afterLaterTyping(entries: Entries, seq: number, newKey: string): Entries {
  const isLater = (other: OutboxEntry) => other.seq > seq && other.state !== 'refused'
  const typed = entries.filter(isLater).flatMap(({ steps }) => steps.filter(isUpdate))
  return typed.reduce(
    (all, step) => retyped(all, step, { key: newKey, mayChange: entry => entry.seq === seq }),
    entries,
  )
}

/** Sent once more as it is: over what a colleague saved of it until the person saw that. */
export function retried(entries: Entries, seq: number, { key, at }: { key: string; at: string }) {
  return entries.map(entry => {
    if (entry.seq !== seq || entry.state !== 'refused') return entry
    const { refusal, sent, ...rest } = entry
    if (sent) return { ...rest, sent: { ...sent, at }, state: 'waiting' as const, tries: 0 }
    const seen = seenIn(refusal?.now)
    return again({ ...entry, steps: entry.steps.map(step => lookedAt(step, seen)) }, key)
  })
}

function lookedAt(step: ChangeStep, seen: ReadonlyMap<unknown, string>): ChangeStep {
  return isUpdate(step) ? { ...step, seen: seen.get(step.id) ?? step.seen } : step
}

/** When the rows that a conflict shows were last changed, by their numbers. */
function seenIn(now: unknown): ReadonlyMap<unknown, string> {
  const rows = [now].flat().filter(row => typeof row === 'object' && row !== null)
  return new Map(
    rows.flatMap(row => {
      const { id, updated_at } = row as { id?: unknown; updated_at?: unknown }
      return typeof updated_at === 'string' ? [[id, updated_at] as const] : []
    }),
  )
}

/** Let go of for good, along with whatever else was said of the rows that it would have made. */
export function discarded(entries: Entries, seq: number): Entries {
  const entry = entries.find(one => one.seq === seq)
  if (!entry) return entries
  const isOfMade = (row: RowName) =>
    entry.steps.some(step => step.do === 'store' && isRow(step, row))
  return entries.filter(other => other !== entry && !other.steps.every(isOfMade))
}
