// The column that says after which period a row was retired, in sheets that have such rows.

import { useMemo } from 'react'
import type { SheetColumn } from '../../sheet/cells/sheet-column.ts'
import { isSomething, retiredText } from './last-used.ts'
import { useFarmsPeriods } from './use-still-used.ts'
import type { Retirable } from './use-still-used.ts'

interface RetiredIn<Row> {
  readonly farmId: number
  readonly rows: readonly Row[]
  readonly of: (row: Row) => Retirable
}

export function useWithRetired<Row>(
  columns: readonly SheetColumn<Row>[],
  { farmId, rows, of }: RetiredIn<Row>,
): readonly SheetColumn<Row>[] {
  const periods = useFarmsPeriods(farmId)
  const hasRetired = rows.some(row => isSomething(of(row).last_period_id))
  return useMemo(() => {
    if (!hasRetired) return columns
    const [first, ...others] = columns
    const retired: SheetColumn<Row> = {
      id: 'retired',
      heading: 'Retired',
      width: 170,
      kind: { is: 'text' },
      locked: true,
      value: row => retiredText(of(row), periods),
    }
    return first ? [first, retired, ...others] : columns
  }, [columns, of, periods, hasRetired])
}
