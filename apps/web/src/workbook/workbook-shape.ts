// What a workbook of ours holds beside the figures, so that it is known again when it comes back.

import type { SheetProps } from '../sheet/writing/sheet-props.ts'

/** What a sheet must say of itself to go into a workbook and come back. */
export type SheetOfWorkbook<Row> = Pick<
  SheetProps<Row>,
  'name' | 'title' | 'columns' | 'rows' | 'rowId' | 'rowName' | 'toChange' | OfWriting
>
type OfWriting = 'canAdd' | 'removing' | 'canRestore'

export interface WorkbookPlace {
  readonly farm: NamedPlace
  readonly period: NamedPlace
}

export interface NamedPlace {
  readonly id: number
  readonly name: string
}

/** Heads the column, hidden, that says which row is which. */
export const keyHeading = 'furrow-row'
/** The hidden page that says where the workbook is from, and how everything was. */
export const originPage = 'furrow'
/** The hidden page with what may be chosen. */
export const listPage = 'furrow-lists'

/** What a cell of a spreadsheet holds at most. */
export const longestCell = 32_767
