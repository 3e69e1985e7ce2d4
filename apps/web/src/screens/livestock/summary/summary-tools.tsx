// In what the summary is told, and of which stock.

import { Group, SegmentedControl } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { StockFilters } from '../stock/stock-filters.tsx'
import { unitNames } from './stock-summary-rows.ts'
import type { StockUnit } from './stock-summary-rows.ts'

interface Props extends ComponentProps<typeof StockFilters> {
  /** Those that it can be told in. */
  readonly units: readonly StockUnit[]
  readonly unit: StockUnit
  readonly onUnit: (unit: StockUnit) => void
  /** What else stands there. */
  readonly children: ReactNode
}

export function SummaryTools({ units, unit, onUnit, children, ...filters }: Props) {
  return (
    <Group gap="sm">
      <SegmentedControl
        className="no-print"
        aria-label="Told in"
        data={units.map(one => ({ value: one, label: unitNames[one] }))}
        value={unit}
        onChange={next => onUnit(next)}
      />
      <StockFilters {...filters} />
      {children}
    </Group>
  )
}
