// Taking back the last change that was made on this farm and period, and doing it again.

import { useMemo, useSyncExternalStore } from 'react'
import type { Change, ChangeStep } from '../outbox/change.ts'
import { useFurrow, useSession } from '../context/furrow-context.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { madeBy } from '../outbox/outbox-entry.ts'
import type { Session } from '../session/session.ts'

export interface Undo {
  /** What was taken back, in the person’s words; nothing where the server would not have it. */
  undo(): Promise<string | undefined>
  /** What was done again. */
  redo(): Promise<string | undefined>
  /** Takes back what was done last as of now, as long as nothing else was done since. */
  undoOf(): () => Promise<string | undefined>
  readonly canUndo: boolean
  readonly canRedo: boolean
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
  return session.kind === 'signed in' ? `${session.farmId} ${session.periodId}` : ''
}

async function takeBack(outbox: Outbox, place: string): Promise<string | undefined> {
  const step = outbox.undo.takeBack(place)
  if (!step) return undefined
  step.beside?.back()
  try {
    const outcome = await outbox.add(step.back)
    if (outcome.kind !== 'refused') return step.back.label
    outbox.undo.remove(step)
    return undefined
  } catch (error) {
    step.beside?.forth()
    outbox.undo.doAgain(place)
    throw error
  }
}

async function doAgain(outbox: Outbox, place: string): Promise<string | undefined> {
  const step = outbox.undo.doAgain(place)
  if (!step) return undefined
  step.beside?.forth()
  try {
    const outcome = await outbox.add(onceMore(step.forth, outbox))
    return outcome.kind === 'refused' ? undefined : step.forth.label
  } catch (error) {
    step.beside?.back()
    outbox.undo.takeBack(place)
    throw error
  }
}

/** A row that was made and taken back is there still, and comes back as it is. */
function onceMore(change: Change, outbox: Outbox): Change {
  const making = new Set(outbox.now().flatMap(madeBy))
  const wasSent = (id: number) => making.has(id) || outbox.idOf(id) !== id
  return { ...change, steps: change.steps.map(step => restoring(step, wasSent)) }
}

function restoring(step: ChangeStep, wasSent: (id: number) => boolean): ChangeStep {
  if (step.do !== 'store' || !wasSent(step.id)) return step
  return { do: 'restore', resource: step.resource, id: step.id }
}
