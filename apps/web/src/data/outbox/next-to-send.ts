// Which change is sent next: the oldest whose rows are all known to the server, and that no refused one
// stands before. What belongs to nothing any more is told to the person.

import type { ChangeRefusal, KeptChange } from './change.ts'
import { isMendable, isOpen, isUpdate, madeBy, neededBy } from './outbox-entry.ts'
import type { OutboxEntry, SentChange } from './outbox-entry.ts'
import { sentSteps } from './sent-steps.ts'
import { retyped, setsAny } from './typed-values.ts'

export interface Taken {
  readonly entries: readonly OutboxEntry[]
  readonly next?: OutboxEntry & { readonly sent: SentChange }
}

export function takeNext(entries: readonly OutboxEntry[], now: Date): Taken {
  const told = entries.map(entry => withTrouble(entry, entries, now))
  const found = told.find(entry => entry.state === 'waiting' && !isHeldBack(entry, told))
  if (!found) return { entries: told }
  const next = { ...found, state: 'sending' as const, sent: sending(found, now) }
  const left = told.map(entry => (entry === found ? next : entry))
  return { entries: withoutOvertaken(left, next), next }
}

/** The refused change that has to be fixed, sent again or let go of before this one can be sent. */
export function waitedForBy<Kept extends KeptChange>(
  entry: Kept,
  entries: readonly Kept[],
): Kept | undefined {
  const needed = neededBy(entry)
  const refused = entries.filter(({ state }) => state === 'refused')
  return (
    refused.find(other => madeBy(other).some(id => needed.includes(id))) ??
    refused.find(other => other.seq < entry.seq && isLastWord(entry, other))
  )
}

function isHeldBack(entry: OutboxEntry, entries: readonly OutboxEntry[]): boolean {
  return neededBy(entry).length > 0 || waitedForBy(entry, entries) !== undefined
}

/** What was typed later must not be sent before what may yet be sent as it stands. */
function isLastWord(entry: KeptChange, earlier: KeptChange): boolean {
  if (isMendable(earlier)) return false
  return entry.steps.some(step => isUpdate(step) && setsAny(earlier, step))
}

/** Figures that are held back are no longer wanted once later ones are on their way. */
function withoutOvertaken(entries: readonly OutboxEntry[], { seq, steps }: OutboxEntry) {
  const mayChange = (entry: OutboxEntry) => entry.seq < seq && isOpen(entry)
  return steps
    .filter(isUpdate)
    .reduce((left, step) => retyped(left, step, { key: '', mayChange }), entries)
}

/** Counted as unheard until something is heard: the page may be closed at any moment. */
function sending({ steps, sent }: OutboxEntry, now: Date): SentChange {
  if (sent) return { ...sent, unheard: sent.unheard + 1 }
  return { steps: sentSteps(steps), at: now.toISOString(), unheard: 1 }
}

function withTrouble(entry: OutboxEntry, entries: readonly OutboxEntry[], now: Date): OutboxEntry {
  if (entry.state !== 'waiting') return entry
  const refusal = isOrphan(entry, entries)
    ? orphaned
    : isForgotten(entry, now)
      ? forgotten
      : undefined
  return refusal ? { ...entry, state: 'refused', refusal } : entry
}

const orphaned: ChangeRefusal = {
  code: 'not_found',
  message: 'It belongs to something that was discarded before it was saved.',
  errors: {},
}

const forgotten: ChangeRefusal = {
  code: 'broken',
  message:
    'This was sent a week ago and never answered. Look whether it is there before you send it again.',
  errors: {},
}

function isOrphan(entry: OutboxEntry, entries: readonly OutboxEntry[]): boolean {
  const made = new Set(entries.flatMap(madeBy))
  return neededBy(entry).some(id => !made.has(id))
}

const dayLong = 24 * 60 * 60 * 1000
/** The server knows a key for seven days. */
const keyLives = 6.5 * dayLong

/** After that, what makes something twice is not sent again without being asked for. */
function isForgotten({ sent, steps }: OutboxEntry, now: Date): boolean {
  if (!sent || steps.every(step => isUpdate(step) || step.do === 'destroy')) return false
  return now.getTime() - Date.parse(sent.at) > keyLives
}
