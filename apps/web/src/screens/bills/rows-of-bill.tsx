// A sheet of what belongs to a bill: its lines, or its payments. Outside of any farm’s period, so nothing but the bill
// says whether it may be written.

import type { EntityName } from '@furrow/catalogue/furrow'
import { useFurrow } from '../../data/context/furrow-context.ts'
import type { SheetWrite } from '../../sheet/cells/sheet-column.ts'
import { SheetOrCards } from '../../sheet/sheet-or-cards.tsx'
import { sheetChange } from '../../sheet/writing/sheet-change.ts'
import { rowPart } from '../../sheet/writing/sheet-parts.ts'
import type { SheetProps } from '../../sheet/writing/sheet-props.ts'

interface Props<Row> extends Pick<
  SheetProps<Row>,
  'name' | 'title' | 'columns' | 'rows' | 'rowName' | 'tools'
> {
  readonly resource: EntityName
  readonly bill: number
  readonly mayWrite: boolean
  readonly empty: string
  /** “Add line”. */
  readonly add: string
}

export function RowsOfBill<Row extends object & { readonly id: number }>(props: Props<Row>) {
  const { resource, bill, mayWrite, add, empty, ...sheet } = props
  const { outbox } = useFurrow()
  const { rows, columns } = sheet
  const toChange = (write: SheetWrite) =>
    sheetChange(write, {
      farmId: null,
      rows,
      columns,
      parts: { [resource]: rowPart({ resource, of: (row: Row) => row, given: { bill_id: bill } }) },
      newId: () => outbox.newId(),
    })
  return (
    <SheetOrCards
      {...sheet}
      rowId={({ id }) => id}
      toChange={mayWrite ? toChange : undefined}
      canAdd={mayWrite}
      canRestore
      removing={mayWrite ? { canRestore: true } : undefined}
      empty={empty}
      cards={{
        level: 3,
        facts: columns.slice(1).map(({ id }) => id),
        ...(mayWrite && { add }),
        below: sheet.tools,
        empty,
      }}
    />
  )
}
