// The parts of the livestock summary, as far as they are known.

import { Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { TablesButton } from '../../../workbook/tables/tables-button.tsx'
import { BelowReconciliation } from './below-reconciliation.tsx'
import { LinesBehind } from './lines-behind.tsx'
import type { OpenedCell } from './lines-behind.tsx'
import { StockProgress } from './stock-progress.tsx'
import { SummaryTools } from './summary-tools.tsx'
import { summaryColumns } from './stock-summary-columns.tsx'
import { summaryRows, unitsOf } from './stock-summary-rows.ts'
import { summaryPages } from './summary-workbook.ts'
import { shownTrades } from './shown-trades.ts'
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
  const units = told ? unitsOf(told) : []
  const seesMoney = units.includes('value')
  const unit = units.includes(chosen) ? chosen : 'head'
  const rows = useMemo(() => (told ? summaryRows(told) : []), [told])
  const columns = useMemo(
    () => summaryColumns({ unit, rows, open: (row, kind) => setOpened({ row, kind }) }),
    [unit, rows],
  )
  if (!told || (told.classes.length === 0 && stock.inClasses.length === 0)) return null
  const { lists } = stock
  const trades = (kind: 'sale' | 'purchase') => shownTrades(stock, filtering.filters, kind)
  const [sales, purchases] = [trades('sale'), trades('purchase')]
  return (
    <>
      <Stack gap="sm">
        <SummaryTools
          all={stock.inClasses}
          lists={lists}
          filtering={filtering}
          shown={told.classes.length}
          units={units}
          unit={unit}
          onUnit={chooseUnit}
        >
          <TablesButton
            title={`Livestock of ${of}`}
            pages={() => summaryPages({ told, lists, sales, purchases })}
          />
        </SummaryTools>
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
      <StockProgress {...{ place, mayWrite, lists }} filters={filtering.filters} />
      <BelowReconciliation {...{ told, of, lists, sales, purchases, seesMoney }} />
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
