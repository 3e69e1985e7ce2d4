// Something that is done to rows at one press: kept, told in a notice, and undone from there. As long
// as nothing was done since, taking it back is that of Ctrl+Z, so that it can be redone as well.

import type { Change } from '../data/outbox/change.ts'
import { useFurrow } from '../data/context/furrow-context.ts'
import { oppositeOf } from '../data/outbox/opposite-change.ts'
import { useUndo } from '../data/hooks/undo.ts'
import { useChange } from '../data/hooks/use-change.ts'
import { useNotices } from '../ui/notices.tsx'

/**
 * `said`: what was done, once it is. What goes for good cannot be undone (R26). Answers whether it
 * was done: a refusal is told already.
 */
export type UndoableAction = (change: Change, said: string, isForGood?: boolean) => Promise<boolean>

export function useUndoableAction(): UndoableAction {
  const { outbox } = useFurrow()
  const { undo } = useUndo()
  const change = useChange()
  const notices = useNotices()
  const send = async (what: Change, isForGood: boolean) => {
    const outcome = await change(what, { canRestore: !isForGood })
    if (outcome.kind === 'refused') notices.bad(outcome.refusal.message)
    return outcome.kind !== 'refused'
  }
  return async (what, said, isForGood = false) => {
    let changes = 0
    const stop = outbox.undo.subscribe(() => {
      changes += 1
    })
    const isKept = await send(what, isForGood)
    const opposite = isForGood ? undefined : oppositeOf(what, { canRestore: true })
    if (!isKept || !opposite) stop()
    if (!isKept) return false
    const takeBack = async () => {
      stop()
      if (changes === 1) await undo()
      else await send(opposite ?? what, isForGood)
    }
    notices.good(said, { undo: opposite && (() => void takeBack()) })
    return true
  }
}
