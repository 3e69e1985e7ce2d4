// The outbox of one person on one device. It answers a change when its fate is known, and goes on
// sending what has to wait.

import type { Furrow } from '@furrow/wire/client/connect'
import type { Change } from './change.ts'
import { foldChange } from './fold-change.ts'
import type { Folded } from './fold-change.ts'
import type { Ledger, PageWord } from './ledger.ts'
import { localIdsIn, newLocalId } from './local-ids.ts'
import type { InTurn } from './one-at-a-time.ts'
import type { OtherPages } from '../session/other-pages.ts'
import type { Outbox } from './outbox.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { randomText } from '../session/random-text.ts'
import type { ServerPause } from './server-pause.ts'
import { checkChange } from './sent-steps.ts'
import { discarded, retried, withNumbers } from './settle-entry.ts'
import { Sync } from './send-when-online.ts'
import { createUndoStack } from './undo-stack.ts'
import { createWaiters } from './waiters.ts'
import { notebookOf } from '../sheets/notebook.ts'

export interface OutboxParts {
  readonly ledger: Ledger
  readonly pages: OtherPages<PageWord>
  readonly batch: Furrow['batch']
  readonly inTurn: InTurn
  readonly pause: ServerPause
  /** Whether it is still the same person who would send. */
  readonly mayAsk: () => boolean
  readonly isOnline: () => boolean
  /** Whether the server answers anything. */
  readonly isThere: () => Promise<boolean>
  readonly onSaved?: (entry: OutboxEntry) => void
  /** A change was let go of. */
  readonly onDiscarded?: (entry: OutboxEntry) => void
}

export interface RunningOutbox extends Outbox {
  /** Looks what waits, and sends it. */
  wake(): void
  /** Whether something is not on the device, or not yet: it is lost if the page goes now. */
  isKeeping(): boolean
  stop(): void
}

export function createOutbox(parts: OutboxParts): RunningOutbox {
  const { ledger, pages } = parts
  const waiters = createWaiters()
  const sync = new Sync({
    ...parts,
    onPause: waiters.waitOn,
    onSettled(entry, outcome) {
      waiters.settle(entry.key, outcome)
      pages.tell({ kind: 'settled', key: entry.key, outcome })
      if (outcome.kind === 'saved') parts.onSaved?.(entry)
    },
  })
  pages.hear(word => {
    if (word.kind === 'settled') waiters.settle(word.key, word.outcome)
  })
  let unkept = 0
  const own: RunningOutbox = {
    isKeeping: () => unkept > 0 || (!ledger.isLasting() && ledger.entries().length > 0),
    async add(change) {
      unkept += 1
      const key = await keep(ledger, change).finally(() => (unkept -= 1))
      if (key === undefined) return { kind: 'saved', rows: [] }
      const outcome = waiters.of(key)
      sync.wake()
      return outcome
    },
    retry: seq => sendAgain(ledger, seq).then(sync.wake),
    discard: seq => letGo(parts, seq).then(sync.wake),
    now: ledger.entries,
    subscribe: ledger.subscribe,
    saved: ledger.saved,
    isLasting: ledger.isLasting,
    hasSignal: sync.hasSignal,
    newId: newLocalId,
    idOf: id => ledger.given().get(id)?.id ?? id,
    undo: createUndoStack((place, join) => notebookOf(own).page(place, join)),
    wake: sync.wake,
    stop: sync.stop,
  }
  return own
}

async function sendAgain(ledger: Ledger, seq: number): Promise<void> {
  const stamp = stampNow()
  await ledger.change(({ entries }) => ({ entries: retried(entries, seq, stamp) }))
}

async function letGo({ ledger, onDiscarded }: OutboxParts, seq: number): Promise<void> {
  const before = ledger.entries()
  await ledger.change(({ entries }) => ({ entries: discarded(entries, seq) }))
  const left = new Set(ledger.entries().map(entry => entry.seq))
  for (const entry of before) if (!left.has(entry.seq)) onDiscarded?.(entry)
}

/** The key under which it is sent; nothing where it came to nothing. */
async function keep(ledger: Ledger, change: Change): Promise<string | undefined> {
  checkChange(change)
  const stamp = stampNow()
  const { seq, next } = await ledger.changeAhead(({ entries, given }): Folded => {
    return foldChange(entries, withNumbers(change, given), stamp)
  }, localIdsIn(change.steps))
  const place = seq ?? next.into
  return ledger.kept().find(entry => entry.seq === place)?.key
}

function stampNow() {
  return { key: randomText(), at: new Date().toISOString() }
}
