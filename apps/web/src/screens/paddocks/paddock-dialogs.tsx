// The dialog in which what was asked of some paddocks is done.

import { alikeByName } from '@furrow/farming/land/paddock-lineage'
import type { Change } from '../../data/outbox/change.ts'
import { AddDialog } from './reshape/add-dialog.tsx'
import { MergeDialog } from './reshape/merge-dialog.tsx'
import type { PaddockDeed } from './paddock-actions.tsx'
import type { PaddockRow } from './paddock-row.ts'
import { paddockColumns } from './paddock-columns.ts'
import { RenameDialog } from './reshape/rename-dialog.tsx'
import { deleteChange } from './reshape/delete-change.ts'
import { DeleteDialog } from './reshape/delete-dialog.tsx'
import { SetDialog } from './reshape/set-dialog.tsx'
import { SplitDialog } from './reshape/split-dialog.tsx'
import type { KeepPaddocks } from './use-keep-paddocks.ts'
import type { Paddocks } from './use-paddocks.ts'

export type Asked =
  | { readonly deed: 'add' }
  | { readonly deed: Exclude<PaddockDeed, 'open'>; readonly ids: readonly number[] }

interface Props {
  readonly asked: Asked
  readonly paddocks: Paddocks
  readonly keeping: KeepPaddocks
  readonly onClose: () => void
}

export function PaddockDialogs({ asked, paddocks, keeping, onClose }: Props) {
  const { place, keep } = keeping
  const { rows, before, lists, periodBefore } = paddocks
  const done = (change: Change, said: string, isForGood?: boolean) => {
    onClose()
    void keep(change, said, isForGood)
  }
  const shared = { place, onClose }
  if (asked.deed === 'add') return <AddDialog {...shared} onAdd={done} />
  const chosen = rows.filter(({ id }) => asked.ids.includes(id))
  const [row] = chosen
  if (!row) return null
  switch (asked.deed) {
    case 'split':
      return (
        <SplitDialog
          {...shared}
          row={row}
          alike={alikeBefore(row, paddocks)}
          beforeName={periodBefore?.name}
          onSplit={done}
        />
      )
    case 'merge':
      return <MergeDialog {...shared} rows={chosen} before={before} onMerge={done} />
    case 'rename':
      return <RenameDialog {...shared} row={row} onRename={done} />
    case 'delete': {
      const { change, said, isForGood } = deleteChange(chosen, place)
      const remove = () => done(change, said, isForGood)
      return <DeleteDialog rows={chosen} onOk={remove} onClose={onClose} />
    }
    case 'set': {
      const beforeName = periodBefore?.name
      const columns = paddockColumns({ rowsNow: () => rows, before, lists, beforeName })
      return <SetDialog {...shared} rows={chosen} columns={columns} onSet={done} />
    }
    default:
      return null
  }
}

/** Of the period before: of the same name, and no other paddock yet. */
function alikeBefore(row: PaddockRow, { rows, before }: Paddocks) {
  const now = rows.map(({ paddock, priors }) => ({ ...measured(paddock), priors }))
  const pair = alikeByName(before, now).find(({ now: one }) => one.id === row.id)
  return before.find(({ id }) => id === pair?.before.id)
}

function measured({ id, name, area }: PaddockRow['paddock']) {
  return { id, name, area }
}
