// Which farms an edition leaves out, whole or in part, and why.

import type { FarmLeftOut } from '@furrow/wire/editions/edition-made-answer'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../ui/table/table-columns.ts'

export function FarmsLeftOut({ farms }: { readonly farms: readonly FarmLeftOut[] }) {
  return (
    <PlainTable
      caption="Left out"
      hideCaption
      bare
      columns={columns}
      rows={farms}
      rowKey={({ farm_id, reason }) => `${farm_id} ${reason}`}
      empty="No farm is left out."
    />
  )
}

const columns: readonly TableColumn<FarmLeftOut>[] = [
  { key: 'name', heading: 'Farm', value: ({ name }) => name },
  { key: 'reason', heading: 'Why', value: ({ reason }) => reason },
]
