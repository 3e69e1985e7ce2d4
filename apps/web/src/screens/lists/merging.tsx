// The row of a list that is being merged, with the dialog that asks into which one.

import { useState } from 'react'
import type { ReactNode } from 'react'
import { MergeListedDialog } from './merge-listed-dialog.tsx'
import type { ListRow } from './use-listed-rows.ts'

interface Wish {
  /** What a row of the list is called: `variety`. */
  readonly what: string
  readonly rows: readonly ListRow[]
  /** Whether it was done. */
  readonly merge: (row: ListRow, into: ListRow) => Promise<boolean>
}

export function useMerging({ what, rows, merge }: Wish): {
  readonly onMerge: (row: ListRow) => void
  readonly dialog: ReactNode
} {
  const [merging, setMerging] = useState<ListRow>()
  if (!merging) return { onMerge: setMerging, dialog: null }
  const dialog = (
    <MergeListedDialog
      what={what}
      row={merging}
      others={rows.filter(row => canStay(row, merging))}
      onClose={() => setMerging(undefined)}
      onMerge={async into => {
        if (await merge(merging, into)) setMerging(undefined)
      }}
    />
  )
  return { onMerge: setMerging, dialog }
}

function canStay(row: ListRow, merging: ListRow): boolean {
  return row.id !== merging.id && row.group_id === merging.group_id && row.offered
}
