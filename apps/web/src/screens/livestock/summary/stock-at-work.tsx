// The parts of the livestock summary, as far as they are known.

import { Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { TablesButton } from '../../../workbook/tables/tables-button.tsx'
import { BelowReconciliation } from './below-reconciliation.tsx'
import { LinesBehind } from './lines-behind.tsx'
import type { OpenedCell } from './lines-behind.tsx'
import { StockProgress } from './stock-progress.tsx'
import { StockView } from './stock-view.tsx'
import { SummaryTools } from './summary-tools.tsx'
import { summaryColumns } from './stock-summary-columns.tsx'
import { summaryRows, viewsOf } from './stock-summary-rows.ts'
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
  const { told, stock, filtering, view: chosen, chooseView } = summary
  const [opened, setOpened] = useState<OpenedCell>()
  const views = told ? viewsOf(told) : []
  const seesMoney = views.includes('value')
  const view = views.includes(chosen) ? chosen : 'head'
  const unit = view === 'margins' ? 'value' : view
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
          views={views}
          view={view}
          onView={chooseView}
        >
          <TablesButton
            title={`Livestock of ${of}`}
            pages={() => summaryPages({ told, lists, sales, purchases })}
          />
        </SummaryTools>
        <StockView {...{ place, of, told, view, rows, columns }} />
      </Stack>
      <StockProgress {...{ place, mayWrite, lists }} filters={filtering.filters} />
      <BelowReconciliation {...{ place, told, of, lists, sales, purchases, seesMoney }} />
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
