// The table at the head of the summary: the reconciliation in a unit, or income and costs.

import { Text } from '@mantine/core'
import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { StockMargins } from './stock-margins.tsx'
import type { StockSummaryRow, SummaryView } from './stock-summary-rows.ts'

interface Props {
  readonly place: CollectionPlace
  /** Farm and period in words. */
  readonly of: string
  readonly told: Pick<LivestockOfPeriod, 'margins'>
  readonly view: SummaryView
  readonly rows: readonly StockSummaryRow[]
  readonly columns: readonly TableColumn<StockSummaryRow>[]
}

export function StockView({ place, of, told: { margins }, view, rows, columns }: Props) {
  if (view === 'margins') {
    return margins ? <StockMargins place={place} of={of} margins={margins} /> : null
  }
  return (
    <>
      <div className="stock-summary">
        <PlainTable
          caption={`Livestock of ${of}, ${unitWords[view]}`}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          fixedOrder
        />
      </div>
      <Text size="sm" c="dimmed">
        {notes[view]}
      </Text>
    </>
  )
}

const unitWords = { head: 'head', kilograms: 'kg', value: 'dollars' } as const

const notes = {
  head: 'Opening with all that came, less all that went, should be what was counted.',
  kilograms: 'Growth: sold and closing, less bought and opening. Young at foot weigh nothing yet.',
  value:
    'A head counts the same at both ends. Transfers count what the head counted in the class they left.',
} as const
