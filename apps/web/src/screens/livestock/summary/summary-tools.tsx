// In what the summary is told, and of which stock.

import { Group, SegmentedControl } from '@mantine/core'
import type { ComponentProps } from 'react'
import { StockFilters } from '../stock/stock-filters.tsx'
import type { StockUnit } from './stock-summary-rows.ts'

interface Props extends ComponentProps<typeof StockFilters> {
  readonly seesMoney: boolean
  readonly unit: StockUnit
  readonly onUnit: (unit: StockUnit) => void
}

export function SummaryTools({ seesMoney, unit, onUnit, ...filters }: Props) {
  const units = [
    { value: 'head', label: 'Number' },
    { value: 'kilograms', label: 'Weight (kg)' },
    ...(seesMoney ? [{ value: 'value', label: 'Value ($)' }] : []),
  ]
  return (
    <Group gap="sm">
      <SegmentedControl
        className="no-print"
        aria-label="Told in"
        data={units}
        value={unit}
        onChange={next => onUnit(next as StockUnit)}
      />
      <StockFilters {...filters} />
    </Group>
  )
}
