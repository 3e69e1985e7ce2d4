// Pages of one person on one device, for the tests of the outbox: they share what is kept and the turn
// to send, hear each other, and can be closed at any moment, as a crash would.

import type { Furrow } from '@furrow/wire/client/connect'
import { createServerPause } from './outbox/server-pause.ts'
import { createOutbox } from './outbox/create-outbox.ts'
import type { RunningOutbox } from './outbox/create-outbox.ts'
import { openLedger } from './outbox/ledger.ts'
import type { Ledger, PageWord } from './outbox/ledger.ts'
import type { OutboxStore } from './outbox/outbox-state.ts'

export interface PageForTests {
  readonly outbox: RunningOutbox
  readonly ledger: Ledger
  readonly isAlive: () => boolean
  /** At once, or when so many more things were kept, sent or heard. */
  crash(after?: number): void
}

export interface DeviceForTests {
  open(): Promise<PageForTests>
  setOnline(isOnline: boolean): void
  setMayAsk(mayAsk: boolean): void
}

interface Parts {
  readonly store: OutboxStore
  readonly batch: Furrow['batch']
  readonly isThere?: () => boolean
}

export function deviceForTests({ store, batch, isThere = () => true }: Parts): DeviceForTests {
  const ears = new Set<{ life: Life; listener: (word: PageWord) => void }>()
  let turn: Promise<unknown> = Promise.resolve()
  let isOnline = true
  let mayAsk = true
  return {
    setOnline: is => void (isOnline = is),
    setMayAsk: may => void (mayAsk = may),
    async open() {
      const life = aLife()
      const pages = {
        tell(word: PageWord) {
          const copy = structuredClone(word)
          for (const ear of ears) if (ear.life !== life && ear.life.isAlive()) ear.listener(copy)
        },
        hear: (listener: (word: PageWord) => void) => void ears.add({ life, listener }),
        close: () => undefined,
      }
      const ledger = await openLedger(mortal(store, life), pages)
      const outbox = createOutbox({
        ledger,
        pages,
        pause: createServerPause(),
        mayAsk: () => mayAsk && life.isAlive(),
        isOnline: () => isOnline,
        isThere: () => Promise.resolve(isThere()),
        batch: ((...sent: Parameters<Furrow['batch']>) =>
          life.step(() => batch(...sent))) as Furrow['batch'],
        inTurn(work) {
          const done = turn.then(() =>
            life.isAlive() ? Promise.race([work(), life.end]) : life.end,
          )
          turn = done.catch(() => undefined)
          return done
        },
      })
      return { outbox, ledger, isAlive: life.isAlive, crash: life.crash }
    },
  }
}

/** A store that is there as long as the page is. */
function mortal(store: OutboxStore, life: Life): OutboxStore {
  return {
    isLasting: store.isLasting,
    read: () => life.step(() => store.read()),
    change: alterations => life.step(() => store.change(alterations)),
  }
}

interface Life {
  /** Never goes on where the page is gone, before or after. */
  step<T>(work: () => Promise<T>): Promise<T>
  isAlive(): boolean
  crash(after?: number): void
  /** Rejects when it is over. */
  readonly end: Promise<never>
}

function aLife(): Life {
  let left = Number.POSITIVE_INFINITY
  let over: (reason: Error) => void = () => undefined
  const end = new Promise<never>((_resolve, reject) => (over = reject))
  end.catch(() => undefined)
  const isAlive = () => left > 0
  const tick = async () => {
    if (left > 0) left -= 1
    if (left > 0) return
    over(new Error('The page is gone.'))
    await new Promise<never>(() => undefined)
  }
  return {
    end,
    isAlive,
    async step(work) {
      await tick()
      const result = await work()
      await tick()
      return result
    },
    crash(after = 0) {
      // What is gone does not come back.
      left = Math.min(left, after)
      if (after === 0) over(new Error('The page is gone.'))
    },
  }
}
