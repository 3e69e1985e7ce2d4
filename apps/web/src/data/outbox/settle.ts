// Writes down what the server said to a change: in one step, so that it is neither sent again nor
// forgotten, and what it saved is shown in the very moment in which the change itself is gone.

import type { ChangeRefusal, ChangeStep, Outcome, Values } from './change.ts'
import type { Ledger } from './ledger.ts'
import { isLocalId } from './local-ids.ts'
import type { NextState, SavedRow } from './outbox-state.ts'
import type { OutboxEntry, SentChange } from './outbox-entry.ts'
import { randomText } from '../session/random-text.ts'
import { keptApart, keptAsRefused, struckOff } from './settle-entry.ts'
import type { GivenId } from './settle-entry.ts'
import { splitRefused } from './split-refused.ts'
import type { StepAnswer, Verdict } from './verdict.ts'

export type SendingEntry = OutboxEntry & { readonly sent: SentChange }

type Entries = readonly OutboxEntry[]

/** After so many times that the server broke over it, the person decides. */
const mostTries = 3

/** Nothing where it is to be sent again. */
export async function settle(
  ledger: Ledger,
  entry: SendingEntry,
  verdict: Verdict,
): Promise<Outcome | undefined> {
  const { next } = await ledger.change(({ entries }) => settled(entries, entry, verdict))
  return next.outcome
}

type Settled = NextState & { readonly outcome?: Outcome }

function settled(entries: Entries, entry: SendingEntry, verdict: Verdict): Settled {
  const { unheard } = entry.sent
  switch (verdict.kind) {
    case 'saved':
      return saved(entries, entry, verdict.results)
    case 'refused': {
      // Refused at the door, it may still have been taken when it was sent before.
      const isCertain = verdict.isLookedAt || unheard === 1
      return refused(entries, entry, { refusal: verdict.refusal, isCertain })
    }
    case 'broken':
      return entry.tries + 1 < mostTries
        ? { entries: waiting(entries, entry, { tries: entry.tries + 1, unheard }) }
        : refused(entries, entry, { refusal: verdict.refusal, isCertain: false })
    default: {
      const isUntouched =
        verdict.kind === 'signed out' || (verdict.kind === 'later' && verdict.isUntouched)
      const left = isUntouched ? unheard - 1 : unheard
      return { entries: waiting(entries, entry, { tries: entry.tries, unheard: left }) }
    }
  }
}

/** What nobody can have received may be altered again. */
function waiting(
  entries: Entries,
  { seq, sent }: SendingEntry,
  { tries, unheard }: { readonly tries: number; readonly unheard: number },
): Entries {
  return entries.map(entry => {
    if (entry.seq !== seq) return entry
    const { sent: _sent, ...rest } = entry
    const left = { ...rest, state: 'waiting' as const, tries }
    return unheard === 0 ? left : { ...left, sent: { ...sent, unheard } }
  })
}

function refused(
  entries: Entries,
  { seq, steps }: SendingEntry,
  { refusal, isCertain }: { readonly refusal: ChangeRefusal; readonly isCertain: boolean },
): Settled {
  const split = isCertain ? splitRefused(steps, refusal) : undefined
  if (split) {
    const newKeys = { rest: randomText(), refused: randomText() }
    return {
      ...keptApart(entries, seq, { ...split, newKeys }),
      outcome: { kind: 'refused', refusal },
    }
  }
  const left = keptAsRefused(entries, seq, { refusal, isCertain, newKey: randomText() })
  const isRefused = left.some(entry => entry.seq === seq && entry.state === 'refused')
  return {
    entries: left,
    outcome: isRefused ? { kind: 'refused', refusal } : { kind: 'waiting' },
  }
}

function saved(
  entries: Entries,
  { seq, steps }: SendingEntry,
  results: readonly StepAnswer[],
): Settled {
  const at = Date.now()
  const given = steps.flatMap((step, place) => givenId(step, results[place]?.data, at))
  return {
    entries: struckOff(entries, seq, given),
    given,
    saved: steps.flatMap((step, place) => savedRow(step, results[place]?.data, at)),
    outcome: { kind: 'saved', rows: results.map(({ data }) => data ?? {}) },
  }
}

function givenId(step: ChangeStep, row: Values | null | undefined, at: number): GivenId[] {
  const id = row?.['id']
  if (step.do !== 'store' || !isLocalId(step.id) || typeof id !== 'number') return []
  const seen = row?.['updated_at']
  const { resource, id: local } = step
  return [{ local, id, resource, seen: typeof seen === 'string' ? seen : undefined, at }]
}

/** An answer that is told again to someone with other rights holds numbers alone. */
function savedRow(step: ChangeStep, row: Values | null | undefined, at: number): SavedRow[] {
  const id = row?.['id']
  if (!row || typeof id !== 'number' || typeof row['updated_at'] !== 'string') return []
  const [isGone, isNew] = [step.do === 'destroy', step.do === 'store']
  return [{ resource: step.resource, id, row, isGone, isNew, at }]
}
