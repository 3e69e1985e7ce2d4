// The kinds of stock movement, each said once: which event tells that a line of the ledger is of it. Whoever
// reads the ledger, on the server or in the browser, reads it by this.

import type { StockMovementKind } from '@furrow/farming/stock/herd'

export interface StockMovementKindDeclared {
  readonly table: string
  /** The key to the line of the ledger. */
  readonly line: string
  /** Which way the animals go. */
  readonly sign: 1 | -1
  /** What all of them together cost or brought. */
  readonly value?: string
  /** What says why it happened, where no note does. */
  readonly cause?: string
  /** Where one table tells of both ways: which of its rows are of this kind. */
  readonly only?: { readonly field: string; readonly is: string }
}

const stockMovementKinds = {
  opening: { table: 'livestock_opening_events', line: 'livestock_ledger_id', sign: 1 },
  birth: { table: 'livestock_reproduction_lifecycles', line: 'livestock_ledger_id', sign: 1 },
  purchase: {
    table: 'livestock_purchase_events',
    line: 'livestock_ledger_id',
    sign: 1,
    value: 'total_value',
  },
  'transfer in': { table: 'livestock_transfer_events', line: 'in_livestock_ledger_id', sign: 1 },
  'adjustment in': {
    table: 'livestock_adjustment_events',
    line: 'livestock_ledger_id',
    sign: 1,
    only: { field: 'direction', is: 'In' },
  },
  death: {
    table: 'livestock_death_events',
    line: 'livestock_ledger_id',
    sign: -1,
    cause: 'cause',
  },
  sale: {
    table: 'livestock_sale_events',
    line: 'livestock_ledger_id',
    sign: -1,
    value: 'total_value',
  },
  'transfer out': { table: 'livestock_transfer_events', line: 'out_livestock_ledger_id', sign: -1 },
  'adjustment out': {
    table: 'livestock_adjustment_events',
    line: 'livestock_ledger_id',
    sign: -1,
    only: { field: 'direction', is: 'Out' },
  },
} as const satisfies Readonly<Record<StockMovementKind, StockMovementKindDeclared>>

export function stockMovementEntries(): readonly (readonly [
  StockMovementKind,
  StockMovementKindDeclared,
])[] {
  return Object.entries(stockMovementKinds) as [StockMovementKind, StockMovementKindDeclared][]
}
