// What can be undone and redone, by person, farm and period: each change with its opposite, the latest
// on top. A new change ends what could be redone. It is there again after a reload, for a day.

import type { KeptCells } from '../sheets/kept-cells.ts'
import { pageInMemory } from '../sheets/notebook.ts'
import type { NotePage } from '../sheets/notebook.ts'
import type { Change } from './change.ts'

interface UndoStep {
  readonly back: Change
  readonly forth: Change
  readonly beside?: LocalUndoStep | undefined
  /** When it was done, by the clock of the device. */
  readonly at: number
}

/** What goes with a change on the device alone: cells of a sheet that could not be read. */
export interface LocalUndoStep {
  /** By which the device knows the cells of the sheet. */
  readonly note: string
  readonly before: KeptCells
  readonly after: KeptCells
}

export interface UndoStack {
  /** Of something new. */
  push(place: string, step: Omit<UndoStep, 'at'>): UndoStep
  /** The latest, which can be redone then. */
  takeBack(place: string): UndoStep | undefined
  /** What was undone last, which can be undone again then. */
  doAgain(place: string): UndoStep | undefined
  /** A change that was not kept has no opposite. */
  remove(place: string, step: UndoStep): void
  /** Something new cannot be undone. */
  forgetUndone(place: string): void
  /** What would be undone. */
  top(place: string): UndoStep | undefined
  canUndo(place: string): boolean
  canRedo(place: string): boolean
  subscribe(listener: () => void): () => void
}

/** As far back as anybody remembers, and as a device writes at every keystroke. */
const deepest = 200
const mostSteps = 6000
const dayLong = 24 * 60 * 60 * 1000

interface Stacks {
  readonly done: readonly UndoStep[]
  readonly undone: readonly UndoStep[]
}

const none: Stacks = { done: [], undone: [] }

/** Where the stack of a place is kept; with the page unless said. */
type PageOf = (place: string, join: typeof joined) => NotePage

export function createUndoStack(pageOf: PageOf = pageInMemory): UndoStack {
  const listeners = new Set<() => void>()
  const pages = new Map<string, NotePage>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const pageAt = (place: string) => {
    const known = pages.get(place)
    if (known) return known
    const page = pageOf(place, joined)
    pages.set(place, page)
    page.subscribe(tell)
    return page
  }
  const at = (place: string) => ownOrKept(pageAt(place).now().value)
  const put = (place: string, { done, undone }: Stacks) =>
    pageAt(place).write(own({ done: bounded(done), undone }))
  return {
    push(place, given) {
      const step = { ...given, at: Date.now() }
      put(place, { done: [...at(place).done, step], undone: [] })
      return step
    },
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
    remove(place, step) {
      const isOther = (one: UndoStep) => one !== step
      const { done, undone } = at(place)
      put(place, { done: done.filter(isOther), undone: undone.filter(isOther) })
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

/** Looked at once, for what the device kept may have been kept by another Furrow. */
const looked = new WeakMap<object, Stacks>()

function own(stacks: Stacks): Stacks {
  looked.set(stacks, stacks)
  return stacks
}

function ownOrKept(value: unknown): Stacks {
  if (typeof value !== 'object' || value === null) return none
  const known = looked.get(value) ?? stacksIn(value)
  looked.set(value, known)
  return known
}

/** What was done before the device told what it had kept comes on top of that. */
function joined(kept: unknown, since: unknown): Stacks {
  const [before, now] = [stacksIn(kept), ownOrKept(since)]
  return own({ done: bounded([...before.done, ...now.done]), undone: now.undone })
}

function bounded(steps: readonly UndoStep[]): readonly UndoStep[] {
  let size = 0
  const first = steps.findLastIndex(({ back }, place) => {
    size += back.steps.length
    return size > mostSteps && place < steps.length - 1
  })
  return steps.slice(Math.max(first + 1, steps.length - deepest))
}

/** What has another shape, as another Furrow may have kept it, and what is of yesterday is passed over. */
function stacksIn(kept: unknown): Stacks {
  const { done, undone } = (kept ?? {}) as Partial<Record<keyof Stacks, unknown>>
  const ofToday = (steps: unknown) => (Array.isArray(steps) ? steps.filter(isStep) : [])
  return { done: ofToday(done), undone: ofToday(undone) }
}

function isStep(entry: unknown): entry is UndoStep {
  const { back, forth, at } = (entry ?? {}) as Partial<UndoStep>
  const isRecent = typeof at === 'number' && Math.abs(Date.now() - at) < dayLong
  return isRecent && Array.isArray(back?.steps) && Array.isArray(forth?.steps)
}
