// What a screen says of its sheet.

import type { ReactNode } from 'react'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import type { Change } from '../../data/outbox/change.ts'
import type { SheetColumn, SheetWrite } from '../cells/sheet-column.ts'
import type { SheetSort } from '../cells/sheet-sort.ts'

export interface SheetProps<Row> {
  /** Lasting, and of no other sheet: its views, what could not be read, and its files are known by it. */
  readonly name: string
  /** As it is said above it, in its file and on paper. */
  readonly title: string
  /** The same list as long as it says the same: with another one, all is drawn again. */
  readonly columns: readonly SheetColumn<Row>[]
  /** Columns that it has only for who sees the farm’s money: a paste says that they were left out. */
  readonly unseen?: readonly SheetColumn<Row>[] | undefined
  readonly rows: readonly Row[]
  /** Rows that a filter beside the sheet leaves out, and how it shows them again. */
  readonly leftOut?: { readonly rows: readonly Row[]; readonly showAll: () => void } | undefined
  readonly rowId: (row: Row) => number
  /** A row in a word, for readers and notices: the paddock’s name. */
  readonly rowName: (row: Row) => string
  /** Rows that add others up: drawn as totals are. */
  readonly isSum?: ((row: Row) => boolean) | undefined
  /** The one change that a write is; without it the sheet is only read. */
  readonly toChange?: ((write: SheetWrite) => Change) | undefined
  /** Rows can be added below, by typing or pasting. */
  readonly canAdd?: boolean | undefined
  /** Rows can be taken away; whether one that is taken away can come back. */
  readonly removing?: { readonly canRestore: boolean } | undefined
  /** What writing in cells deletes can come back: rows behind them that nothing else belongs to. */
  readonly canRestore?: boolean | undefined
  /** Columns that rows may be grouped by. */
  readonly groupings?: readonly string[] | undefined
  /** In this order until a heading is pressed. */
  readonly sort?: SheetSort | undefined
  /** Warnings and blockers that stand, as the server tells them. */
  readonly points?: readonly OpenPoint[] | undefined
  /** Asks for a note, and confirms a warning with it. */
  readonly onConfirm?: ((point: OpenPoint) => void) | undefined
  readonly onOpenRow?: ((row: Row) => void) | undefined
  /** Asks a question about a cell. */
  readonly onAsk?: ((asked: AskedCell) => void) | undefined
  /** Opens the question that stands at a cell. */
  readonly onOpenQuestion?: ((question: number) => void) | undefined
  /** What can be done with the rows that are chosen; follows the selection. */
  readonly actions?: ((chosen: readonly Row[]) => ReactNode) | undefined
  /** Beside the sheet’s own tools. */
  readonly tools?: ReactNode
  /** Instead of rows, where there are none. */
  readonly empty?: ReactNode
  /** Small: rows are headed by their names, narrow columns, no views, filters or grouping. */
  readonly compact?: boolean | undefined
  /** Offered beside those that people keep, each as text. */
  readonly readyViews?: readonly ReadyView[] | undefined
}

/** A cell with the record and the figure behind it. */
export interface AskedCell {
  readonly resource: string
  readonly id: number
  readonly field: string
  readonly rowName: string
  readonly heading: string
  /** As it reads, with its unit; nothing where it is empty. */
  readonly text: string
}

export interface ReadyView {
  readonly name: string
  readonly text: string
}
