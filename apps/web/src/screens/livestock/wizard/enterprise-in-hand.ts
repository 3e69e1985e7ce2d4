// The enterprise that the wizard is at, with all that is recorded of it in a period, and what can be done to it.

import type { NamedPeriod } from '@furrow/farming/crops/crop-calendar'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import type { Row } from '@furrow/wire/client/row-types'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import type { Change } from '../../../data/outbox/change.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { Answers } from '../../../period/wizard/answers.ts'
import type { RoundRow } from '../breeding/round-row.ts'
import type { StockInClass } from '../stock/stock-in-class.ts'
import type { StockMove } from '../stock/stock-move.ts'
import type { Stock } from '../stock/use-stock.ts'
import type { ClassRow } from './class-row.ts'

export interface EnterpriseAsked {
  readonly id: number
  readonly name: string
  readonly species: Row<'livestock_species_types'> | undefined
  /** Females are joined. */
  readonly breeds: boolean
  readonly rows: readonly ClassRow[]
  readonly moves: readonly StockMove[]
  readonly rounds: readonly RoundRow[]
  readonly answers: Answers
  readonly seesMoney: boolean
}

export interface EnterpriseInHand extends EnterpriseAsked {
  readonly place: CollectionPlace
  readonly period: NamedPeriod
  readonly days: MonthSpan
  readonly stock: Stock
  readonly recorded: readonly StockInClass[]
  /** Of its species, whether kept or not. */
  readonly classes: readonly Row<'livestock_classes'>[]
  /** Nothing where nobody said that it is run in this period. */
  readonly run: Row<'farm_livestock_enterprise_periods'> | undefined
  /** What the server says of its records. */
  readonly points: readonly OpenPoint[]
  readonly mayWrite: boolean
}

export interface StockActs {
  /** Kept, told with `said`, and undone from there. */
  readonly keep: (change: Change, said: string) => void
  readonly go: (step: string) => void
  readonly newId: () => number
}

export interface StockStepProps {
  readonly hand: EnterpriseInHand
  readonly acts: StockActs
}
