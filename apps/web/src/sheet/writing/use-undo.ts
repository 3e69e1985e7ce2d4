// Undoing and redoing, with a word on what it was.

import { useMemo } from 'react'
import { useUndo } from '../../data/hooks/undo.ts'
import type { Undone } from '../../data/hooks/undo.ts'
import { useNotices } from '../../ui/notices.tsx'

export interface UndoNow {
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export function useUndoNow(): UndoNow {
  const { undo, redo, canUndo, canRedo } = useUndo()
  const notices = useNotices()
  return useMemo(() => {
    const tell = (word: string) => (done: Undone | undefined) => {
      if (done?.isRefused) notices.bad(`Couldn't ${word}: ${done.label}. See what needs attention.`)
      else if (done) notices.say(`${word === 'undo' ? 'Undone' : 'Redone'}: ${done.label}`)
    }
    return {
      undo: () => void undo().then(tell('undo')),
      redo: () => void redo().then(tell('redo')),
      canUndo,
      canRedo,
    }
  }, [undo, redo, canUndo, canRedo, notices])
}
