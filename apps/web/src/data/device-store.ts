// What is kept on the device for one person: in a database of their own, or as long as the page is
// open where the browser keeps nothing.

import { databaseName, openDeviceDatabase } from './device-database.ts'
import type { DeviceDatabase } from './device-database.ts'
import { keptAnswers } from './kept-answers.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { lastingStore } from './lasting-store.ts'
import { openLedger } from './ledger.ts'
import type { Ledger, PageWord } from './ledger.ts'
import { memoryStore } from './memory-store.ts'
import { noOtherPages, otherPages } from './other-pages.ts'
import type { OtherPages } from './other-pages.ts'
import type { WholeState } from './outbox-state.ts'
import { sturdyStore } from './sturdy-store.ts'

export interface DeviceStore {
  readonly name: string
  /** Nothing where the browser keeps nothing. */
  readonly database: DeviceDatabase | undefined
  readonly kept: KeptAnswers
  readonly ledger: Ledger
  readonly pages: OtherPages<PageWord>
}

export async function openDeviceStore(actor: number, person: number): Promise<DeviceStore> {
  const name = databaseName(actor, person)
  const database = await openDeviceDatabase(name).catch(() => undefined)
  const kept = keptAnswers(database)
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
