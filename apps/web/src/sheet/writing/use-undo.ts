// Taking back and doing again, with a word on what it was.

import { useMemo } from 'react'
import { useUndo } from '../../data/hooks/undo.ts'
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
    const tell = (words: string) => (label: string | undefined) => {
      if (label) notices.say(`${words}: ${label}`)
    }
    return {
      undo: () => void undo().then(tell('Taken back')),
      redo: () => void redo().then(tell('Done again')),
      canUndo,
      canRedo,
    }
  }, [undo, redo, canUndo, canRedo, notices])
}
