// Keeps changes where they last, and goes on in memory where the device suddenly takes nothing any
// more: a person types on, and is told that nothing is kept.

import { memoryStore } from './memory-store.ts'
import type { Alteration, KeptState, OutboxStore, WholeState } from './outbox-state.ts'

interface Parts {
  readonly lasting: OutboxStore
  /** Gives up what the device keeps for convenience alone. */
  makeRoom(): Promise<void>
  /** What was last known to be there. */
  known(): WholeState
}

export function sturdyStore({ lasting, makeRoom, known }: Parts): OutboxStore {
  let memory: OutboxStore | undefined
  return {
    isLasting: () => memory === undefined,
    read: () => (memory ?? lasting).read().catch(known),
    async change(alterations) {
      if (memory) return changeInMemory({ memory, lasting }, alterations)
      try {
        return await withRoom(() => lasting.change(alterations), makeRoom)
      } catch (error) {
        if (!isOfDevice(error)) throw error
        memory = memoryStore(known())
        return changeInMemory({ memory, lasting }, alterations)
      }
    },
  }
}

interface Both {
  readonly memory: OutboxStore
  readonly lasting: OutboxStore
}

/** What is settled must not come back from the device the next time, if that can be helped. */
async function changeInMemory({ memory, lasting }: Both, alterations: readonly Alteration[]) {
  const before = (await memory.read()).entries
  const written = await memory.change(alterations)
  const left = new Set(written.entries.map(({ seq }) => seq))
  const gone = new Set(before.map(({ seq }) => seq).filter(seq => !left.has(seq)))
  if (gone.size > 0) {
    const work = ({ entries }: KeptState) => ({
      entries: entries.filter(({ seq }) => !gone.has(seq)),
    })
    await lasting.change([{ work, ids: [] }]).catch(() => undefined)
  }
  return written
}

/** A full device is asked again once there is room. */
async function withRoom<T>(work: () => Promise<T>, makeRoom: () => Promise<void>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error
    await makeRoom().catch(() => undefined)
    return work()
  }
}

/** What cannot be kept at all is a mistake of the program, and not hidden by forgetting. */
function isOfDevice(error: unknown): boolean {
  return error instanceof DOMException && error.name !== 'DataCloneError'
}
