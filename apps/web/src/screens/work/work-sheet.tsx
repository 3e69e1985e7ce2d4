// A month of work or expenses as a sheet: one’s own is typed there, also without signal; that of others is read.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { ReactNode } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { StillReading } from '../../period/still-reading.tsx'
import type { RowsShown } from '../../data/hooks/use-rows.ts'
import type { SheetColumn, SheetWrite } from '../../sheet/cells/sheet-column.ts'
import { dayText } from '../../ui/amounts.ts'
import { SheetOrCards } from '../../sheet/sheet-or-cards.tsx'
import { sheetChange } from '../../sheet/writing/sheet-change.ts'
import { rowPart } from '../../sheet/writing/sheet-parts.ts'

interface Props<Row> {
  readonly resource: EntityName
  readonly title: string
  readonly columns: readonly SheetColumn<Row>[]
  readonly read: RowsShown<Row>
  readonly person: number
  readonly mayWrite: boolean
  readonly empty: string
  /** What else there is of a row that was saved. */
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly beside?: ((row: Row) => ReactNode) | undefined
}

export function WorkSheet<
  Row extends object & {
    readonly id: number
    readonly date: string | null
    readonly description: string | null
  },
>({ resource, title, columns, read, person, mayWrite, empty, onOpen, beside }: Props<Row>) {
  const { outbox } = useFurrow()
  const { rows, ...reading } = read
  if (reading.isLoading || reading.failure) return <StillReading {...reading} />
  const given = { employee_id: person }
  const toChange = (write: SheetWrite) =>
    sheetChange(write, {
      farmId: null,
      rows,
      columns,
      parts: { [resource]: rowPart({ resource, of: (row: Row) => row, given }) },
      newId: () => outbox.newId(),
    })
  return (
    <SheetOrCards
      name={`own ${resource}`}
      title={title}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ date, description }) => [dayText(date), description].filter(Boolean).join(', ')}
      toChange={mayWrite ? toChange : undefined}
      canAdd={mayWrite}
      canRestore
      removing={mayWrite ? { canRestore: true } : undefined}
      empty={empty}
      onOpenRow={onOpen}
      cards={{
        level: 2,
        facts: columns.slice(1).flatMap(({ id }) => (id === 'description' ? [] : [id])),
        ...(mayWrite && { add: resource === 'expenses' ? 'Add expense' : 'Add work' }),
        ...(beside && { beside }),
        empty,
      }}
    />
  )
}
