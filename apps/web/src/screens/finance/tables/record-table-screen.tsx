// The segments of the business, and the kinds of pasture: parts of the record as tables of their own.

import { useMemo } from 'react'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlace } from '../../../period/use-place.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { recordEntity } from '../record/whole-record-columns.ts'
import { recordChange } from '../record/record-change.ts'
import { useFigures } from '../record/use-figures.ts'
import { pastureTable, segmentTable } from './record-tables.ts'
import type { RecordTable } from './record-tables.ts'
import { measureColumns } from './measure-columns.ts'
import { tableRows } from './table-row.ts'
import type { TableRow } from './table-row.ts'

export const SegmentsScreen = () => <TableScreen table={segmentTable} />
export const PasturesScreen = () => <TableScreen table={pastureTable} />

function TableScreen({ table }: { readonly table: RecordTable }) {
  return (
    <FinanceFrame title={table.title}>
      <TableSheet table={table} />
    </FinanceFrame>
  )
}

function TableSheet({ table }: { readonly table: RecordTable }) {
  const { rows: figures, record, isLoading, failure, retry } = useFigures(usePlace())
  const rows = useMemo(() => tableRows(table, figures), [table, figures])
  const columns = useMemo(() => measureColumns(table, rows), [table, rows])
  if (isLoading || failure)
    return <StillReading isLoading={isLoading} failure={failure} retry={retry} />
  return (
    <PeriodSheet
      name={table.name}
      title={table.title}
      entity={recordEntity}
      columns={columns}
      rows={rows}
      rowName={nameOf}
      toChange={(write, at) => recordChange(write, at, { columns, record })}
      hasFixedRows
      cards={{ facts: table.measures.map(([name]) => name), empty: none }}
      empty={none}
    />
  )
}

const nameOf = ({ label }: TableRow): string => label
const none = 'No line is shown: search for another word.'
