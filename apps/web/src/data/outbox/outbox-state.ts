// What is kept of a person’s changes: those that wait, the numbers that their new rows were given, and
// the rows as the server took them from here, for whatever was read before.

import type { Values } from './change.ts'
import type { NewEntry, OutboxEntry } from './outbox-entry.ts'
import type { GivenId } from './settle-entry.ts'

/** A row as the server had it after a change from here. */
export interface SavedRow {
  readonly resource: string
  readonly id: number
  readonly row: Values
  readonly isGone: boolean
  /** Made by that change. */
  readonly isNew: boolean
  /** When the answer came, by the clock of the device. */
  readonly at: number
}

/** By kind of record, then by number. */
export type SavedRows = ReadonlyMap<string, ReadonlyMap<number, SavedRow>>

/** What is there when something is to be changed. */
export interface KeptState {
  readonly entries: readonly OutboxEntry[]
  /** Of the numbers that were asked for. */
  readonly given: readonly GivenId[]
}

/** What is to be there instead. */
export interface NextState {
  readonly entries: readonly OutboxEntry[]
  readonly added?: NewEntry
  readonly given?: readonly GivenId[]
  readonly saved?: readonly SavedRow[]
}

export interface Alteration {
  /** Sees what is there and says what is to be; what it throws concerns nothing else. */
  readonly work: (state: KeptState) => NextState
  /** Numbers of new rows that it wants to know of. */
  readonly ids: readonly number[]
  /** Nobody but this device has it: it must outlive a flat battery, not only a closed page. */
  readonly isOnlyHere?: boolean
}

/** What became of an alteration. */
export type Altered =
  | {
      /** The one that was added. */
      readonly seq: number | undefined
      readonly next: NextState
      /** Whether anything is different now. */
      readonly isChanged: boolean
    }
  | { readonly error: unknown }

interface WrittenState {
  readonly entries: readonly OutboxEntry[]
  /** In the order in which they were given. */
  readonly altered: readonly Altered[]
}

export interface WholeState {
  readonly entries: readonly OutboxEntry[]
  readonly given: readonly GivenId[]
  readonly saved: readonly SavedRow[]
}

/** Where it is kept. */
export interface OutboxStore {
  read(): Promise<WholeState>
  /** All of them at once, each upon what the one before left; nothing comes in between. */
  change(alterations: readonly Alteration[]): Promise<WrittenState>
  /** Whether it outlives the page. */
  isLasting(): boolean
}
