// Undoing the last change that was made on this farm and period, and redoing it.

import { useMemo, useSyncExternalStore } from 'react'
import type { Change, ChangeStep } from '../outbox/change.ts'
import { useFurrow, useSession } from '../context/furrow-context.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { madeBy } from '../outbox/outbox-entry.ts'
import type { LocalUndoStep } from '../outbox/undo-stack.ts'
import type { Session } from '../session/session.ts'
import { joinedKept, keptAfterStep, keptCellsIn, withGivenRows } from '../sheets/kept-cells.ts'
import type { KeptCells } from '../sheets/kept-cells.ts'
import { notebookOf } from '../sheets/notebook.ts'
import { whoseNotes } from './sheet-notes.ts'

export interface Undo {
  /** Nothing where there is nothing to undo. */
  undo(): Promise<Undone | undefined>
  redo(): Promise<Undone | undefined>
  /** Undoes what was done last as of now, as long as nothing else was done since. */
  undoOf(): () => Promise<Undone | undefined>
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export interface Undone {
  /** In the person’s words. */
  readonly label: string
  /** The server would not have it: someone changed the same since, as a rule. */
  readonly isRefused: boolean
}

export function useUndo(): Undo {
  const { outbox } = useFurrow()
  const place = undoPlace(useSession())
  const canUndo = useSyncExternalStore(outbox.undo.subscribe, () => outbox.undo.canUndo(place))
  const canRedo = useSyncExternalStore(outbox.undo.subscribe, () => outbox.undo.canRedo(place))
  const moves = useMemo(
    () => ({
      undo: () => takeBack(outbox, place),
      redo: () => doAgain(outbox, place),
      undoOf() {
        const step = outbox.undo.top(place)
        return async () =>
          outbox.undo.top(place) === step ? takeBack(outbox, place) : Promise.resolve(undefined)
      },
    }),
    [outbox, place],
  )
  return { ...moves, canUndo, canRedo }
}

export function undoPlace(session: Session): string {
  if (session.kind === 'signed out') return ''
  return `${whoseNotes(session)} undo ${session.farmId} ${session.periodId}`
}

async function takeBack(outbox: Outbox, place: string): Promise<Undone | undefined> {
  const step = outbox.undo.takeBack(place)
  if (!step) return undefined
  moveBeside(outbox, step.beside, 'before')
  try {
    const outcome = await outbox.add(step.back)
    const isRefused = outcome.kind === 'refused'
    if (isRefused) outbox.undo.remove(place, step)
    return { label: step.back.label, isRefused }
  } catch (error) {
    moveBeside(outbox, step.beside, 'after')
    outbox.undo.doAgain(place)
    throw error
  }
}

async function doAgain(outbox: Outbox, place: string): Promise<Undone | undefined> {
  const step = outbox.undo.doAgain(place)
  if (!step) return undefined
  moveBeside(outbox, step.beside, 'after')
  try {
    const outcome = await outbox.add(onceMore(step.forth, outbox))
    return { label: step.forth.label, isRefused: outcome.kind === 'refused' }
  } catch (error) {
    moveBeside(outbox, step.beside, 'before')
    outbox.undo.takeBack(place)
    throw error
  }
}

/** Also where its sheet is not on the screen, and where rows got their numbers since. */
function moveBeside(
  outbox: Outbox,
  beside: LocalUndoStep | undefined,
  wanted: 'before' | 'after',
): void {
  if (!beside) return
  const named = (kept: KeptCells) => withGivenRows(kept, outbox.idOf)
  const [before, after] = [named(beside.before), named(beside.after)]
  const [from, to] = wanted === 'before' ? [after, before] : [before, after]
  notebookOf(outbox)
    .page(beside.note, joinedKept, true)
    .change(now => keptAfterStep(named(keptCellsIn(now)), { from, to }))
}

/** A row that was made and undone is there still, and comes back as it is. */
function onceMore(change: Change, outbox: Outbox): Change {
  const making = new Set(outbox.now().flatMap(madeBy))
  const wasSent = (id: number) => making.has(id) || outbox.idOf(id) !== id
  return { ...change, steps: change.steps.map(step => restoring(step, wasSent)) }
}

function restoring(step: ChangeStep, wasSent: (id: number) => boolean): ChangeStep {
  if (step.do !== 'store' || !wasSent(step.id)) return step
  const { values: _values, ...row } = step
  return { ...row, do: 'restore' }
}
