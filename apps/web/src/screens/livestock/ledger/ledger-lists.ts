// What the columns of the stock ledger are made with.

import type { NamedPeriod } from '@furrow/farming/crops/crop-calendar'
import type { CellOption } from '../../../sheet/cells/cell-kind.ts'
import type { StockChoices } from '../stock/stock-choices.ts'

export interface LedgerLists {
  readonly choices: StockChoices
  readonly agents: readonly CellOption[]
  /** The files of the farm. */
  readonly invoices: readonly CellOption[]
  readonly seesMoney: boolean
  /** Nothing as long as it is not read: then the server alone says which days are not. */
  readonly period: NamedPeriod | undefined
}
