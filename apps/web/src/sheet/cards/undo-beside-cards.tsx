// Above cards that have no table with its own: a phone alone has them.

import { Group } from '@mantine/core'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { UndoButtons } from '../tools/undo-buttons.tsx'
import { useUndoNow } from '../writing/use-undo.ts'

export function UndoBesideCards() {
  const undoing = useUndoNow()
  if (!useIsPhone()) return null
  return (
    <Group gap="xs" className="no-print">
      <UndoButtons {...undoing} />
    </Group>
  )
}
