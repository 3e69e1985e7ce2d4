// One cell of a file beside the same cell of the sheet. What stands in the file as Furrow wrote it was
// not changed, however it is read; what others wrote and left empty says nothing.

import type { CellReading } from '../sheet/cells/cell-kind.ts'
import { foldedText } from '../ui/folded-text.ts'
import type { SheetColumn } from '../sheet/cells/sheet-column.ts'
import { isBlank, isSameValue, lockedWhy } from '../sheet/cells/sheet-lines.ts'
import { rawOf } from './cell-form.ts'
import type { CellDifference } from './difference.ts'
import { rawText } from './raw-cell.ts'
import type { RawCell } from './raw-cell.ts'
import { readRaw, shownRaw } from './read-raw.ts'
import type { WasCell } from './was-cell.ts'

export interface ComparedCell<Row> {
  readonly column: SheetColumn<Row>
  readonly raw: RawCell
  /** Nothing in a row that the file adds. */
  readonly row: Row | undefined
  readonly was: WasCell | undefined
  /** Furrow wrote the file. */
  readonly isOurs: boolean
}

/** Nothing where both say the same. */
export function differCell<Row>(compared: ComparedCell<Row>): CellDifference<Row> | undefined {
  const { column, raw, row, was, isOurs } = compared
  // It is calculated here again, whatever the file says: nobody is told of a change that is none.
  if (column.locked === true) return undefined
  const now = row === undefined ? null : column.value(row)
  const difference = {
    column,
    now,
    file: undefined,
    text: shownRaw(raw),
    wrong: undefined,
    isLocked: false,
  }
  const isAsBefore = was && isSameRaw(raw, was.raw)
  if (isAsBefore && isSameValue(now, was.value)) return undefined
  if (isAsBefore) return { ...difference, fate: 'since', file: was.value }
  if (isSameRaw(raw, rawOf(column.kind, now))) return undefined
  if (!isOurs && saysNothing(raw, rawOf(column.kind, now))) return undefined
  const locked = row === undefined ? undefined : lockedIn(column, row)
  if (locked !== undefined) return { ...difference, fate: 'unread', wrong: locked, isLocked: true }
  const read = judged(column, readRaw(column, raw, isOurs), row)
  if ('wrong' in read) return { ...difference, fate: 'unread', wrong: read.wrong }
  if (isSameValue(read.value, now)) return undefined
  const isClash = was !== undefined && !isSameValue(was.value, now)
  return { ...difference, fate: isClash ? 'clash' : 'changed', file: read.value }
}

/** What can be read may still be wrong in this row. */
export function judged<Row>(
  column: SheetColumn<Row>,
  read: CellReading,
  row: Row | undefined,
): CellReading {
  if ('wrong' in read) return read
  const wrong = isBlank(read.value) ? whyNeeded(column, row) : column.check?.(read.value, row)
  return wrong === undefined ? read : { wrong }
}

function whyNeeded<Row>(column: SheetColumn<Row>, row: Row | undefined): string | undefined {
  const isEmptied = column.required && row !== undefined && !isBlank(column.value(row))
  return isEmptied ? `${column.heading} cannot be left empty.` : undefined
}

function lockedIn<Row>(column: SheetColumn<Row>, row: Row): string | undefined {
  return lockedWhy(column, { key: '', row })
}

/** Others write names as they like. */
function saysNothing(raw: RawCell, now: RawCell): boolean {
  const said = foldedText(rawText(raw))
  return said === '' || said === foldedText(rawText(now))
}

function isSameRaw(one: RawCell, other: RawCell): boolean {
  return rawText(one) === rawText(other)
}
