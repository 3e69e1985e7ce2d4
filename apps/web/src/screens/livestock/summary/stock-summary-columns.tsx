// The columns of the reconciliation, in head, kilograms or dollars.

import { stockMovementNames } from '@furrow/farming/stock/herd'
import type { StockMovementKind } from '@furrow/farming/stock/herd'
import { UnstyledButton } from '@mantine/core'
import { shownText } from '../../../ui/table/table-columns.ts'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { summedMoveNames } from '../stock/move-words.ts'
import { differenceWords } from './stock-summary-rows.ts'
import type { StockUnit, StockSummaryRow } from './stock-summary-rows.ts'

type Column = TableColumn<StockSummaryRow>

interface Asked {
  readonly unit: StockUnit
  readonly rows: readonly StockSummaryRow[]
  readonly open: (row: StockSummaryRow, kind: StockMovementKind) => void
}

export function summaryColumns({ unit, rows, open }: Asked): readonly Column[] {
  const moved = shownKinds(unit, rows).map(kind => movedColumn(kind, unit, open))
  return [named, ...moved, ...ends[unit]].map(withStrongSums)
}

const named: Column = {
  key: 'name',
  heading: 'Class',
  value: ({ name }) => name,
  show: ({ kind, name }) => (kind === 'class' ? <span className="stock-class">{name}</span> : name),
}

function withStrongSums(column: Column): Column {
  const shown = (row: StockSummaryRow) => column.show?.(row) ?? shownText(column.value(row), column)
  return {
    ...column,
    show: row => (row.kind === 'class' ? shown(row) : <strong>{shown(row)}</strong>),
  }
}

/** What a count found or missed has a column where there is any; births and deaths have no value. */
function shownKinds(
  unit: StockUnit,
  rows: readonly StockSummaryRow[],
): readonly StockMovementKind[] {
  const hasAny = (kind: StockMovementKind) => rows.some(({ line }) => line.head.moved[kind] !== 0)
  return stockMovementNames.filter(kind => {
    if (kind === 'adjustment in' || kind === 'adjustment out')
      return unit === 'head' && hasAny(kind)
    return unit !== 'value' || (kind !== 'birth' && kind !== 'death')
  })
}

function movedColumn(kind: StockMovementKind, unit: StockUnit, open: Asked['open']): Column {
  const column = { ...looks[unit], value: ({ line }: StockSummaryRow) => line[unit]?.moved[kind] }
  const heading = summedMoveNames[kind]
  return {
    ...column,
    key: kind,
    heading,
    show: row => {
      const text = shownText(column.value(row), column)
      if (!row.of) return text
      return (
        <UnstyledButton
          className="stock-cell"
          aria-label={`${row.name}, ${heading}: ${text}`}
          onClick={() => open(row, kind)}
        >
          {text}
        </UnstyledButton>
      )
    },
  }
}

const looks = {
  head: { kind: 'number', decimals: 0 },
  kilograms: { kind: 'number', decimals: 0 },
  value: { kind: 'money', decimals: 0 },
} as const

const counted: Column = {
  key: 'closing',
  heading: 'Counted',
  kind: 'number',
  decimals: 0,
  value: ({ line }) => line.head.closing,
}

const ends: Readonly<Record<StockUnit, readonly Column[]>> = {
  head: [
    {
      key: 'expected',
      heading: 'Should be left',
      kind: 'number',
      decimals: 0,
      value: ({ line }) => line.head.expected,
    },
    counted,
    {
      key: 'difference',
      heading: 'Difference',
      kind: 'number',
      decimals: 0,
      value: ({ line }) => line.head.difference,
      show: row => {
        const words = differenceWords(row)
        return words ? <strong className="stock-off">{words}</strong> : 'None'
      },
    },
  ],
  kilograms: [
    {
      key: 'closing',
      heading: 'Closing',
      kind: 'number',
      decimals: 0,
      value: ({ line }) => line.kilograms.closing,
    },
    {
      key: 'grown',
      heading: 'Growth',
      kind: 'number',
      decimals: 0,
      value: ({ line }) => line.kilograms.grown,
    },
  ],
  value: [
    {
      key: 'closing',
      heading: 'Closing',
      kind: 'money',
      decimals: 0,
      value: ({ line }) => line.value?.closing,
    },
    {
      key: 'profit',
      heading: 'Trading profit',
      kind: 'money',
      decimals: 0,
      value: ({ line }) => line.value?.profit,
    },
  ],
}
