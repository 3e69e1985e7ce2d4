// Keeps changes where they last, and goes on in memory where the device suddenly takes nothing any
// more: a person types on, and is told that nothing is kept.

import { memoryStore } from './memory-store.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import type { Alteration, KeptState, OutboxStore, WholeState } from './outbox-state.ts'

interface Parts {
  readonly lasting: OutboxStore
  /** Gives up what the device keeps for convenience alone. */
  makeRoom(): Promise<void>
  /** What was last known to be there. */
  known(): WholeState
}

export function sturdyStore({ lasting, makeRoom, known }: Parts): OutboxStore {
  let without: Without | undefined
  return {
    isLasting: () => without === undefined,
    read: () => (without?.memory ?? lasting).read().catch(known),
    async change(alterations) {
      if (without) return changeInMemory(without, alterations)
      try {
        return await withRoom(() => lasting.change(alterations), makeRoom)
      } catch (error) {
        if (!isOfDevice(error)) throw error
        const last = known()
        without = { memory: memoryStore(last), lasting, left: last.entries }
        return changeInMemory(without, alterations)
      }
    },
  }
}

/** What goes on without the device. */
interface Without {
  readonly memory: OutboxStore
  readonly lasting: OutboxStore
  /** As the device kept them last. */
  readonly left: readonly OutboxEntry[]
}

/** What is settled must not come back from the device the next time, if that can be helped. */
async function changeInMemory(
  { memory, lasting, left }: Without,
  alterations: readonly Alteration[],
) {
  const before = (await memory.read()).entries
  const written = await memory.change(alterations)
  const now = new Set(written.entries.map(({ seq }) => seq))
  const gone = new Set(before.map(({ seq }) => seq).filter(seq => !now.has(seq)))
  // By key: other pages may have given the same number to what they keep there since.
  const keys = new Set(left.filter(({ seq }) => gone.has(seq)).map(({ key }) => key))
  if (keys.size > 0) {
    const work = ({ entries }: KeptState) => ({
      entries: entries.filter(({ key }) => !keys.has(key)),
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
