// Ctrl+Z undoes the last change of this farm and period, wherever one is, and Ctrl+Y or Ctrl+Shift+Z
// redoes it; in a field that is being typed in, they stay the field’s own.

import { useHotkeys } from '@mantine/hooks'
import { useUndoNow } from '../../sheet/writing/use-undo.ts'

export function UndoKeys() {
  const { undo, redo } = useUndoNow()
  useHotkeys([
    ['mod+Z', undo],
    ['mod+shift+Z', redo],
    ['mod+Y', redo],
  ])
  return null
}
