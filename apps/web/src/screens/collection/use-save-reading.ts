// Keeps one reading of rain, and offers the way back.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { useUndo } from '../../data/hooks/undo.ts'
import { useChange } from '../../data/hooks/use-change.ts'
import { useNotices } from '../../ui/notices.tsx'
import { readingChange } from './reading-change.ts'
import type { TypedReading } from './reading-change.ts'

/** Gives back what the server refused. */
export function useSaveReading(onDone: () => void) {
  const change = useChange()
  const { outbox } = useFurrow()
  const notices = useNotices()
  const { undo } = useUndo()
  return async (typed: TypedReading, old: Parameters<typeof readingChange>[1]) => {
    const said = readingChange(typed, old, () => outbox.newId())
    const outcome = await change(said, { canRestore: true })
    if (outcome.kind === 'refused') return outcome.refusal.message
    notices.good(`${said.label}.`, { undo: () => void undo() })
    onDone()
    return undefined
  }
}
