// When to send: at once when something changed, when signal came back or when the page is looked at
// again, and otherwise after pauses that grow. Keeps nothing itself: what waits is on the device.

import type { Furrow } from '@furrow/wire/client/connect'
import type { Outcome } from './change.ts'
import type { Ledger } from './ledger.ts'
import type { InTurn } from './one-at-a-time.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { growingPauses } from './pauses.ts'
import type { ServerPause } from './server-pause.ts'
import { sendChanges } from './send-changes.ts'
import type { SendingEnd } from './send-changes.ts'

export interface SyncParts {
  readonly ledger: Ledger
  readonly batch: Furrow['batch']
  readonly inTurn: InTurn
  /** The server said when it may be asked again. */
  readonly pause: ServerPause
  readonly mayAsk: () => boolean
  /** Whether the server answers anything. */
  readonly isThere: () => Promise<boolean>
  /** What the device believes; it may be wrong. */
  readonly isOnline: () => boolean
  readonly onSettled: (entry: OutboxEntry, outcome: Outcome) => void
  /** What still waits has to wait on. */
  readonly onPause: () => void
}

const firstPause = 2000
const longestPause = 60_000

export class Sync {
  readonly #parts: SyncParts
  readonly #pauses = growingPauses(firstPause, longestPause)
  readonly #stopping = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isRunning = false
  #isWanted = false
  #hasSignal: boolean

  constructor(parts: SyncParts) {
    this.#parts = parts
    this.#hasSignal = parts.isOnline()
  }

  /** Whether the server was heard the last time it was asked. */
  readonly hasSignal = () => this.#hasSignal

  /** Sends what there is, now. */
  readonly wake = () => {
    const early = this.#parts.pause.left()
    if (early > 0) return this.#waitFor(early)
    if (this.#parts.isOnline()) return this.#go()
    this.#hear(false)
    this.#waitFor(longestPause)
  }

  readonly stop = () => {
    clearTimeout(this.#timer)
    this.#stopping.abort()
  }

  readonly #go = () => {
    clearTimeout(this.#timer)
    // It has become longer in the meantime, for what was read.
    const early = this.#parts.pause.left()
    if (early > 0) return this.#pause(early)
    this.#isWanted = true
    if (!this.#isRunning && !this.#stopping.signal.aborted) void this.#work()
  }

  async #work(): Promise<void> {
    this.#isRunning = true
    let end: SendingEnd
    do {
      this.#isWanted = false
      end = await this.#attempt()
    } while (this.#isWanted && !(end.kind === 'later' && end.after !== undefined))
    this.#isRunning = false
    this.#pauseAfter(end)
  }

  /** What the device itself cannot do at this moment is tried again like everything else. */
  async #attempt(): Promise<SendingEnd> {
    const sending = {
      ...this.#parts,
      signal: this.#stopping.signal,
      onHeard: () => this.#hear(true),
    }
    try {
      const end = await this.#parts.inTurn(() => sendChanges(sending))
      return end.kind === 'all sent' && !this.#hasSignal ? await this.#listen() : end
    } catch {
      return { kind: 'later', after: undefined }
    }
  }

  /** Where nothing is to be sent, someone still wants to know whether it could be. */
  async #listen(): Promise<SendingEnd> {
    const isThere = await this.#parts.isThere()
    if (isThere) this.#hear(true)
    return { kind: isThere ? 'all sent' : 'unheard' }
  }

  #pauseAfter(end: SendingEnd): void {
    if (end.kind === 'unheard') this.#hear(false)
    this.#parts.onPause()
    // Signed out: until someone signs in again.
    if (end.kind === 'all sent' || end.kind === 'signed out') return
    const told = end.kind === 'later' ? end.after : undefined
    if (told !== undefined) this.#parts.pause.begin(told)
    this.#pause(told === undefined ? this.#pauses.next() : this.#parts.pause.left())
  }

  #waitFor(milliseconds: number): void {
    if (!this.#isRunning) this.#parts.onPause()
    this.#pause(milliseconds)
  }

  #pause(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (!this.#stopping.signal.aborted) this.#timer = setTimeout(this.#go, milliseconds)
  }

  #hear(isHeard: boolean): void {
    if (isHeard) this.#pauses.reset()
    if (this.#hasSignal === isHeard) return
    this.#hasSignal = isHeard
    this.#parts.ledger.tell()
  }
}
