// Sends what waits, in order, one change after the other, as long as it goes well.

import type { Furrow } from '@furrow/wire/client/connect'
import type { Outcome } from './change.ts'
import type { Ledger } from './ledger.ts'
import { takeNext } from './next-to-send.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { settle } from './settle.ts'
import type { SendingEntry } from './settle.ts'
import { isBroken, verdictOf } from './verdict.ts'
import type { Verdict } from './verdict.ts'

interface Sending {
  readonly ledger: Ledger
  readonly batch: Furrow['batch']
  /** Whether it is still the same person who would send; asked before each sending. */
  readonly mayAsk: () => boolean
  /** Gives up what is on its way. */
  readonly signal: AbortSignal
  readonly onSettled: (entry: OutboxEntry, outcome: Outcome) => void
  readonly onHeard: () => void
}

/** Why it came to an end. */
export type SendingEnd =
  | { readonly kind: 'all sent' | 'unheard' | 'signed out' | 'stopped' }
  /** To be asked again, after so many milliseconds where the server said so. */
  | { readonly kind: 'later'; readonly after: number | undefined }

/** As long as a slow connection takes for the largest of changes. */
const patience = 60_000

export async function sendChanges(sending: Sending): Promise<SendingEnd> {
  const { ledger, mayAsk, signal, onSettled } = sending
  // Whoever has the turn knows that nobody else is sending: those pages are gone.
  let isFirst = true
  for (;;) {
    if (signal.aborted || !mayAsk()) return { kind: 'stopped' }
    const { next: taken } = await ledger.change(({ entries }) =>
      takeNext(isFirst ? entries.map(leftBehind) : entries, new Date()),
    )
    isFirst = false
    const entry = taken.next
    if (!entry) return { kind: 'all sent' }
    // It may have become another person’s page while that was recorded.
    if (signal.aborted || !mayAsk()) return { kind: 'stopped' }
    const verdict = await send(entry, sending)
    if (signal.aborted && verdict.kind === 'unheard') return { kind: 'stopped' }
    const outcome = await settle(ledger, entry, verdict)
    if (!outcome) return endAfter(verdict)
    onSettled(entry, outcome)
  }
}

function leftBehind(entry: OutboxEntry): OutboxEntry {
  return entry.state === 'sending' ? { ...entry, state: 'waiting' } : entry
}

async function send(
  { sent, key, imported = false }: SendingEntry,
  { batch, signal, onHeard }: Sending,
): Promise<Verdict> {
  const limit = limited(signal)
  try {
    const verdict = verdictOf(await batch(sent.steps, { key, imported, signal: limit.signal }))
    if (verdict.kind !== 'unheard') onHeard()
    return verdict
  } catch {
    // A mistake of the program must not hold up what waits behind it.
    return isBroken
  } finally {
    limit.end()
  }
}

function limited(signal: AbortSignal) {
  const limit = new AbortController()
  const giveUp = () => limit.abort()
  const timer = setTimeout(giveUp, patience)
  signal.addEventListener('abort', giveUp)
  if (signal.aborted) giveUp()
  return {
    signal: limit.signal,
    end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    },
  }
}

function endAfter(verdict: Verdict): SendingEnd {
  switch (verdict.kind) {
    case 'later':
      return { kind: 'later', after: verdict.after }
    case 'broken':
      return { kind: 'later', after: undefined }
    case 'signed out':
      return { kind: 'signed out' }
    default:
      return { kind: 'unheard' }
  }
}
