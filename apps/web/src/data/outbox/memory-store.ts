// Keeps changes as long as the page is open, where the device lets nothing last.

import type { Altered, Alteration, NextState, OutboxStore, WholeState } from './outbox-state.ts'
import type { OutboxEntry } from './outbox-entry.ts'

const nothing: WholeState = { entries: [], given: [], saved: [] }

export function memoryStore(from: WholeState = nothing): OutboxStore {
  let state = from
  let last = Math.max(0, ...from.entries.map(({ seq }) => seq))
  const alter = ({ work, ids }: Alteration): Altered => {
    try {
      const given = state.given.filter(({ local }) => ids.includes(local))
      const { entries: before } = state
      const next = work({ entries: before, given })
      const seq = next.added ? ++last : undefined
      state = stateAfter(state, next, seq)
      return { seq, next, isChanged: !isSameList(before, state.entries) }
    } catch (error) {
      return { error }
    }
  }
  return {
    isLasting: () => false,
    read: () => Promise.resolve(state),
    async change(alterations) {
      const altered = alterations.map(alter)
      return { entries: state.entries, altered }
    },
  }
}

function stateAfter(state: WholeState, next: NextState, seq: number | undefined): WholeState {
  const { entries, added, given = [] } = next
  const all: readonly OutboxEntry[] =
    added && seq !== undefined ? [...entries, { ...added, seq }] : entries
  return { entries: all, given: [...state.given, ...given], saved: state.saved }
}

function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((entry, place) => entry === after[place])
}
