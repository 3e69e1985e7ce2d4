// What is kept on the device for one person: in a database of their own, or as long as the page is
// open where the browser keeps nothing.

import { databaseName, openDeviceDatabase } from '../outbox/device-database.ts'
import type { DeviceDatabase } from '../outbox/device-database.ts'
import { savedQueries } from '../rows/saved-queries.ts'
import type { SavedQueries } from '../rows/saved-queries.ts'
import { lastingStore } from '../outbox/lasting-store.ts'
import { openLedger } from '../outbox/ledger.ts'
import type { Ledger, PageWord } from '../outbox/ledger.ts'
import { memoryStore } from '../outbox/memory-store.ts'
import { noOtherPages, otherPages } from '../session/other-pages.ts'
import type { OtherPages } from '../session/other-pages.ts'
import type { WholeState } from '../outbox/outbox-state.ts'
import { sturdyStore } from '../outbox/sturdy-store.ts'

export interface DeviceStore {
  readonly name: string
  /** Nothing where the browser keeps nothing. */
  readonly database: DeviceDatabase | undefined
  readonly kept: SavedQueries
  readonly ledger: Ledger
  readonly pages: OtherPages<PageWord>
}

export async function openDeviceStore(actor: number, person: number): Promise<DeviceStore> {
  const name = databaseName(actor, person)
  const database = await openDeviceDatabase(name).catch(() => undefined)
  const kept = savedQueries(database)
  if (!database) {
    const pages = noOtherPages<PageWord>()
    return { name, database, kept, pages, ledger: await openLedger(memoryStore(), pages) }
  }
  void kept.dropOld().catch(() => undefined)
  const pages = otherPages<PageWord>(name)
  let ledger: Ledger | undefined
  const store = sturdyStore({
    lasting: lastingStore(database),
    makeRoom: kept.forget,
    known: () => knownTo(ledger),
  })
  ledger = await openLedger(store, pages)
  return { name, database, kept, ledger, pages }
}

function knownTo(ledger: Ledger | undefined): WholeState {
  return {
    entries: ledger?.kept() ?? [],
    given: [...(ledger?.given().values() ?? [])],
    saved: [],
  }
}
