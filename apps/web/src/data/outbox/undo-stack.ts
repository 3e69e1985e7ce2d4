// What can be taken back and done again, by farm and period: each change with its opposite, the latest
// on top. A new change ends what could be done again.

import type { Change } from './change.ts'

interface UndoStep {
  readonly back: Change
  readonly forth: Change
  readonly beside?: LocalUndoStep | undefined
}

/** What goes with a change on the device alone: cells of a sheet that could not be read. */
export interface LocalUndoStep {
  back(): void
  forth(): void
}

export interface UndoStack {
  /** Of something new. */
  push(place: string, step: UndoStep): void
  /** The latest, which can be done again then. */
  takeBack(place: string): UndoStep | undefined
  /** What was taken back last, which can be taken back again then. */
  doAgain(place: string): UndoStep | undefined
  /** A change that was not kept has no opposite. */
  remove(step: UndoStep): void
  /** Something new cannot be taken back. */
  forgetUndone(place: string): void
  /** What would be taken back. */
  top(place: string): UndoStep | undefined
  canUndo(place: string): boolean
  canRedo(place: string): boolean
  subscribe(listener: () => void): () => void
}

/** As far back as anybody remembers. */
const deepest = 200

export function createUndoStack(): UndoStack {
  const listeners = new Set<() => void>()
  let stacks: ReadonlyMap<string, Stacks> = new Map()
  const at = (place: string) => stacks.get(place) ?? none
  const put = (place: string, { done, undone }: Stacks) => {
    stacks = new Map([...stacks, [place, { done: done.slice(-deepest), undone }]])
    for (const listener of listeners) listener()
  }
  return {
    push: (place, step) => put(place, { done: [...at(place).done, step], undone: [] }),
    takeBack(place) {
      const { done, undone } = at(place)
      const step = done.at(-1)
      if (step) put(place, { done: done.slice(0, -1), undone: [...undone, step] })
      return step
    },
    doAgain(place) {
      const { done, undone } = at(place)
      const step = undone.at(-1)
      if (step) put(place, { done: [...done, step], undone: undone.slice(0, -1) })
      return step
    },
    remove(step) {
      const isOther = (one: UndoStep) => one !== step
      for (const [place, { done, undone }] of stacks) {
        put(place, { done: done.filter(isOther), undone: undone.filter(isOther) })
      }
    },
    forgetUndone: place => put(place, { ...at(place), undone: [] }),
    top: place => at(place).done.at(-1),
    canUndo: place => at(place).done.length > 0,
    canRedo: place => at(place).undone.length > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

interface Stacks {
  readonly done: readonly UndoStep[]
  readonly undone: readonly UndoStep[]
}

const none: Stacks = { done: [], undone: [] }
