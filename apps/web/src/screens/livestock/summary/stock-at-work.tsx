// The parts of the livestock summary, as far as they are known.

import { Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Chart } from '../../../charts/chart.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { LinesBehind } from './lines-behind.tsx'
import type { OpenedCell } from './lines-behind.tsx'
import { feedChart, flowChart } from './stock-charts.ts'
import { SummaryTools } from './summary-tools.tsx'
import { summaryColumns } from './stock-summary-columns.tsx'
import { summaryRows } from './stock-summary-rows.ts'
import { BreedingTable, MeasureTable, ScheduleTable } from './summary-tables.tsx'
import { shownTrades } from './shown-trades.ts'
import { MoveTable } from './trade-table.tsx'
import type { useLivestockSummary } from './use-livestock-summary.ts'

interface Props {
  readonly place: CollectionPlace
  /** Farm and period in words. */
  readonly of: string
  readonly mayWrite: boolean
  readonly summary: ReturnType<typeof useLivestockSummary>
}

export function StockAtWork({ place, of, mayWrite, summary }: Props) {
  const { told, stock, filtering, unit: chosen, chooseUnit } = summary
  const [opened, setOpened] = useState<OpenedCell>()
  const seesMoney = !!told?.total.value
  const unit = chosen === 'value' && !seesMoney ? 'head' : chosen
  const rows = useMemo(() => (told ? summaryRows(told) : []), [told])
  const columns = useMemo(
    () => summaryColumns({ unit, rows, open: (row, kind) => setOpened({ row, kind }) }),
    [unit, rows],
  )
  if (!told || (told.classes.length === 0 && stock.inClasses.length === 0)) return null
  const { lists } = stock
  const trades = (kind: 'sale' | 'purchase') => shownTrades(stock, filtering.filters, kind)
  const tables = { told, of }
  return (
    <>
      <Stack gap="sm">
        <SummaryTools
          all={stock.inClasses}
          lists={lists}
          filtering={filtering}
          shown={told.classes.length}
          seesMoney={seesMoney}
          unit={unit}
          onUnit={chooseUnit}
        />
        <div className="stock-summary">
          <PlainTable
            caption={`Livestock of ${of}, ${unitWords[unit]}`}
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            fixedOrder
          />
        </div>
        <Text size="sm" c="dimmed">
          {notes[unit]}
        </Text>
      </Stack>
      <Chart name="Stock flow" headingOrder={2} of={of} {...flowChart(told)} />
      <BreedingTable {...tables} />
      <MoveTable
        caption={`Sales of ${of}`}
        moves={trades('sale')}
        lists={lists}
        seesMoney={seesMoney}
        empty="Nothing sold yet."
      />
      <MoveTable
        caption={`Purchases of ${of}`}
        moves={trades('purchase')}
        lists={lists}
        seesMoney={seesMoney}
        empty="Nothing bought yet."
      />
      <MeasureTable {...tables} />
      <Chart name="DSE by month" headingOrder={2} of={of} {...feedChart(told)} />
      <Stack gap="xs">
        <ScheduleTable {...tables} lists={lists} />
        <Text size="sm" c="dimmed">
          Natural increase at the tax office’s usual $20 a head of cattle and $4 a head of sheep.
          Deaths include what the count missed.
        </Text>
      </Stack>
      <LinesBehind
        place={place}
        stock={stock}
        seesMoney={seesMoney}
        mayWrite={mayWrite}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
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
