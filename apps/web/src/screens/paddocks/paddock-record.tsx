// The record of a paddock: all its fields as a form, or what became of them.

import { Text } from '@mantine/core'
import { EntityForm } from '../../entry/form/entity-form.tsx'
import { HistoryOfRow } from '../../entry/history/history-of-row.tsx'
import { isLocalId } from '../../data/outbox/local-ids.ts'
import { useNotices } from '../../ui/notices.tsx'
import type { PaddockRow } from './paddock-row.ts'

interface Props {
  readonly row: PaddockRow
  readonly mayWrite: boolean
  readonly part: 'fields' | 'changes'
}

export function PaddockRecord({ row, mayWrite, part }: Props) {
  const notices = useNotices()
  const { paddock } = row
  if (isLocalId(paddock.id)) {
    return <Text>This paddock waits to be saved. Its record is there when it is.</Text>
  }
  if (part === 'changes') return <HistoryOfRow resource="paddocks" row={paddock} />
  return (
    <EntityForm
      resource="paddocks"
      row={paddock}
      isLocked={!mayWrite}
      without={keptElsewhere}
      onSaved={() => notices.good(`${paddock.name} is saved.`)}
    />
  )
}

/** A paddock stays in its period; what it was is told by its ground, and its links are kept with it. */
const keptElsewhere = [
  'farm_id',
  'period_id',
  'primary_parent_paddock_id',
  'ancestorIds',
  'deleted_at',
]
