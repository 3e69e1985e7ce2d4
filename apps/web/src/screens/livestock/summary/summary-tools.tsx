// In what the summary is told, and of which stock.

import { Group, SegmentedControl } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { StockFilters } from '../stock/stock-filters.tsx'
import { viewNames } from './stock-summary-rows.ts'
import type { SummaryView } from './stock-summary-rows.ts'

interface Props extends ComponentProps<typeof StockFilters> {
  /** Those that it can be told in. */
  readonly views: readonly SummaryView[]
  readonly view: SummaryView
  readonly onView: (view: SummaryView) => void
  /** What else stands there. */
  readonly children: ReactNode
}

export function SummaryTools({ views, view, onView, children, ...filters }: Props) {
  return (
    <Group gap="sm">
      <SegmentedControl
        className="stock-views no-print"
        aria-label="Told in"
        data={views.map(one => ({ value: one, label: viewNames[one] }))}
        value={view}
        onChange={next => onView(next)}
      />
      <StockFilters {...filters} />
      {children}
    </Group>
  )
}
