// Saves what was entered in passing, with a way to undo it. What the server refuses is not kept: it is said,
// and fixed where it was entered.

import { useState } from 'react'
import type { Change } from '../../../data/outbox/change.ts'
import { useUndo } from '../../../data/hooks/undo.ts'
import { useTriedChange } from '../../../data/hooks/use-tried-change.ts'
import { useNotices } from '../../../ui/notices.tsx'

export function useQuickSave(onDone: () => void) {
  const tryChange = useTriedChange()
  const notices = useNotices()
  const { undoOf } = useUndo()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async (change: Change) => {
    setBusy(true)
    const outcome = await tryChange(change, { canRestore: true })
    setBusy(false)
    if (outcome.kind === 'refused') {
      const [said] = Object.values(outcome.refusal.errors).flat()
      return setProblem(said ?? outcome.refusal.message)
    }
    const undo = undoOf()
    const kept = outcome.kind === 'waiting' ? 'Kept until there is signal' : 'Saved'
    notices.good(`${kept}: ${change.label}.`, { undo: () => void undo() })
    onDone()
  }
  return { save, problem, setProblem, isBusy }
}
