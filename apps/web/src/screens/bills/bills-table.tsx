// Bills as a table, as a workbook, and for an accounting program.

import { useSignedIn } from '../../data/context/furrow-context.ts'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { tablePage } from '../../workbook/tables/table-page.ts'
import { TablesButton } from '../../workbook/tables/tables-button.tsx'
import { AccountingButton } from './accounting-button.tsx'
import { billColumns } from './bill-columns.tsx'
import type { ShownBill } from './use-bills.ts'

export function BillsTable({ bills }: { readonly bills: readonly ShownBill[] }) {
  const { isStaff } = useSignedIn()
  return (
    <PlainTable
      caption="Bills"
      hideCaption
      searchable
      columns={billColumns}
      rows={bills}
      rowKey={({ id }) => id}
      empty={isStaff ? 'There is no such bill.' : 'Bills stand here once they are sent to you.'}
      tools={shown => (
        <>
          <TablesButton
            title="Bills"
            pages={() => [tablePage('Bills', { columns: billColumns, rows: shown })]}
          />
          {isStaff ? <AccountingButton bills={shown} /> : null}
        </>
      )}
    />
  )
}
