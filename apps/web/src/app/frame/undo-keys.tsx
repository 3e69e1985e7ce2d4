// Ctrl+Z takes back the last change of this farm and period, wherever one is, and Ctrl+Y or Ctrl+Shift+Z
// does it again; in a field that is being typed in, they stay the field’s own.

import { useHotkeys } from '@mantine/hooks'
import { useUndo } from '../../data/hooks/undo.ts'
import { useNotices } from '../../ui/notices.tsx'

export function UndoKeys() {
  const { undo, redo } = useUndo()
  const notices = useNotices()
  const tell = (words: string) => (label: string | undefined) => {
    if (label) notices.say(`${words}: ${label}`)
  }
  const takeBack = () => void undo().then(tell('Taken back'))
  const doAgain = () => void redo().then(tell('Done again'))
  useHotkeys([
    ['mod+Z', takeBack],
    ['mod+shift+Z', doAgain],
    ['mod+Y', doAgain],
  ])
  return null
}
