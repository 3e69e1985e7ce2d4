// Asked once more where crops, shapes or later links would go along with a paddock: there is no way
// back (R26).

import { ConfirmDelete } from '../../../ui/confirm-delete.tsx'
import type { PaddockRow } from '../paddock-row.ts'

interface Props {
  readonly rows: readonly PaddockRow[]
  readonly onOk: () => void
  readonly onClose: () => void
}

export function DeleteDialog({ rows, onOk, onClose }: Props) {
  return (
    <ConfirmDelete
      opened
      entityName={rows.length === 1 ? 'paddock' : 'paddocks'}
      entityId={rows.map(({ id, paddock }) => `${id} (${paddock.name})`).join(', ')}
      onOk={onOk}
      onCancel={onClose}
    />
  )
}
