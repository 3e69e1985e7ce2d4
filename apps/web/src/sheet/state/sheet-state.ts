// A sheet as it stands at this moment, for all that draws it or does something with it.

import type { RefObject } from 'react'
import type { OrderedRows } from '../view/order-rows.ts'
import type { Bands } from '../view/sheet-bands.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { SheetLayout } from '../view/sheet-layout.ts'
import type { Box } from './use-box.ts'
import type { LinesKnown } from '../writing/use-line-known.ts'
import type { SelectionNow } from './use-selection.ts'
import type { ViewNow } from '../view/use-view.ts'
import type { WritingDesk } from '../writing/write-cells.ts'

export interface SheetState<Row> extends WritingDesk<Row> {
  readonly gridId: string
  /** On the screen. */
  readonly columns: readonly SheetColumn<Row>[]
  readonly view: ViewNow
  readonly search: string
  readonly ordered: OrderedRows<Row>
  /** Also the empty ones in which a row is begun. */
  readonly lineCount: number
  readonly bands: Bands
  readonly layout: SheetLayout<Row>
  readonly box: Box
  readonly boxRef: RefObject<HTMLDivElement | null>
  readonly chosen: SelectionNow
  readonly knownOf: LinesKnown<Row>['of']
  readonly hasRefused: boolean
  readonly mayWrite: boolean
}
