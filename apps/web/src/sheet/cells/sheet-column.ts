// A column of a sheet: what it shows of a row, how that is typed, and where it is kept.

import type { Values } from '../../data/outbox/change.ts'
import type { CellKind, CellOption, CellValue } from './cell-kind.ts'

export interface SheetColumn<Row> {
  readonly id: string
  readonly heading: string
  /** What else it is called in the tables of others, which are pasted with their headings. */
  readonly otherHeadings?: readonly string[]
  readonly kind: CellKind
  readonly value: (row: Row) => CellValue
  readonly unit?: string
  readonly help?: string
  /** A heading above that neighbours share. */
  readonly group?: string
  /** In pixels. */
  readonly width?: number
  /** As wide as its longest words at most; they are cut off beyond. */
  readonly most?: number
  /** Stays in sight at the left. */
  readonly frozen?: boolean
  /** Its words say nothing without its heading, which stands before them on a card. */
  readonly needsHeading?: boolean
  /** Not shown until it is chosen. */
  readonly hidden?: boolean
  /** A new row without it is not saved yet. */
  readonly required?: boolean
  /** The same, where what else the row says needs it. */
  readonly requiredIf?: (of: CellsOfRow<Row>) => boolean
  /** `true`: calculated, never typed. A sentence: why not in this row. */
  readonly locked?: true | ((row: Row) => string | undefined)
  /** Why a row like this has none; a sentence. Nothing is asked for there, but what is typed stays, marked with it. */
  readonly unfit?: (of: CellsOfRow<Row>) => string | undefined
  /** What is wrong with a value that could be read, by what else is typed in the row; a sentence. */
  readonly check?: (
    value: CellValue,
    row: Row | undefined,
    cells?: ReadonlyMap<string, CellValue>,
  ) => string | undefined
  /** What of its options fits what else the row says; all of them where it is nothing. */
  readonly choices?: (of: CellsOfRow<Row>) => readonly CellOption[] | undefined
  /** What can be added to its options where a text names none of them. */
  readonly proposal?: (text: string, of: CellsOfRow<Row>) => CellProposal | undefined
  /** A value that nobody confirmed, shown as such where the cell is empty. */
  readonly suggestion?: (row: Row) => CellValue | undefined
  /** What it suggests is calculated and counts until something is entered: there is nothing to confirm. */
  readonly counts?: boolean
  /** At the foot of the sheet and of each group. */
  readonly total?: 'sum' | 'mean' | ((rows: readonly Row[]) => CellValue)
  /** What is to be known of a figure, such as that a part of it is missing; marked where there is one. */
  readonly note?: (row: Row) => string | undefined
  /** Of what is calculated: shows where the figure of a row comes from; nothing where nobody tells it. */
  readonly source?: (row: Row) => (() => void) | undefined
  /** The field behind the cell, for whether it is saved and what the server says of it. */
  readonly place?: (row: Row) => CellPlace | undefined
  /** What a value is written to, by the parts of the sheet. Without it, nothing is written. */
  readonly writes?: (value: CellValue, of: CellsOfRow<Row>) => Readonly<Record<string, Values>>
}

interface CellProposal {
  /** Of the button: `Propose “Xyz” as a new variety`. */
  readonly label: string
  /** Adds it, and gives the value that stands for it. */
  readonly add: () => CellValue
}

export interface CellsOfRow<Row> {
  /** Nothing where it is a new one. */
  readonly row: Row | undefined
  /** All that is written to it in one go, by column. */
  readonly cells: ReadonlyMap<string, CellValue>
}

interface CellPlace {
  readonly resource: string
  readonly id: number
  readonly field: string
}

/** What a person did in one go: typing, a paste, a fill, rows added or taken away. One undo. */
export interface SheetWrite {
  /** In the person’s words: `Area of River`, `Paste of 40 rows`. */
  readonly label: string
  readonly edits: readonly CellEdit[]
  readonly added: readonly NewRow[]
  readonly removed: readonly number[]
}

export interface CellEdit {
  readonly row: number
  readonly column: string
  readonly value: CellValue
}

/** By column; what was not filled in is not there. */
export type NewRow = Readonly<Record<string, CellValue>>
