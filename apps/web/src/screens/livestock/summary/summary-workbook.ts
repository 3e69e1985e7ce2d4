// The summary as a workbook: a page for each of its tables, in head, kilograms and dollars.

import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import type { WriteSheet } from 'hucre/xlsx'
import type { FilledTable, TableColumn } from '../../../ui/table/table-columns.ts'
import { tablePage } from '../../../workbook/tables/table-page.ts'
import type { StockMove } from '../stock/stock-move.ts'
import type { StockLists } from '../stock/use-stock-lists.ts'
import { feedChart } from './stock-charts.ts'
import { summaryColumns } from './stock-summary-columns.tsx'
import { differenceWords, summaryRows, unitNames, unitsOf } from './stock-summary-rows.ts'
import type { StockSummaryRow, StockUnit } from './stock-summary-rows.ts'
import { marginTable } from './margin-table.ts'
import { breedingTable, measureTable, scheduleTable } from './summary-tables.ts'
import { tradeColumns } from './trade-table.tsx'

export interface Summed {
  readonly told: LivestockOfPeriod
  readonly lists: Pick<StockLists, 'classes' | 'contacts' | 'species'>
  readonly sales: readonly StockMove[]
  readonly purchases: readonly StockMove[]
}

export function summaryPages({ told, lists, sales, purchases }: Summed): WriteSheet[] {
  const columns = tradeColumns(lists, told.total.value !== null)
  return [
    ...unitsOf(told).map(unit => tablePage(unitNames[unit], reconciliation(told, unit))),
    ...(told.margins ? [tablePage('Income and costs', marginTable(told.margins))] : []),
    tablePage('Breeding', breedingTable(told)),
    tablePage('Sales', { columns, rows: sales }),
    tablePage('Purchases', { columns, rows: purchases }),
    tablePage('Measures', measureTable(told)),
    tablePage('DSE by month', feedChart(told).table),
    tablePage('Stock schedule', scheduleTable(told, lists)),
  ]
}

/** As it is read, with the enterprise in front of each class, so that a spreadsheet can sort and group it. */
function reconciliation(
  told: LivestockOfPeriod,
  unit: StockUnit,
): Pick<FilledTable<StockSummaryRow>, 'columns' | 'rows'> {
  const rows = summaryRows(told)
  const [, ...figures] = summaryColumns({ unit, rows, open: () => undefined })
  return { columns: [...named, ...figures, ...(unit === 'head' ? [toCheck] : [])], rows }
}

const named: readonly TableColumn<StockSummaryRow>[] = [
  { key: 'group', heading: 'Enterprise', value: ({ group }) => group },
  { key: 'class', heading: 'Class', value: ({ kind, name }) => (kind === 'class' ? name : '') },
]

const toCheck: TableColumn<StockSummaryRow> = {
  key: 'check',
  heading: 'To check',
  value: differenceWords,
}
