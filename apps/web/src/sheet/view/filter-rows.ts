// The rows that a view shows.

import type { CellKind, CellValue } from '../cells/cell-kind.ts'
import { cellText, editText } from '../cells/cell-text.ts'
import { foldedText } from '../../ui/folded-text.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { isBlank } from '../cells/sheet-lines.ts'
import type { ColumnFilter, SheetView } from './sheet-view.ts'

/** What the sheet knows of a row beside its values. */
export interface RowSigns<Row> {
  /** A cell of it could not be read. */
  readonly isMarked?: ((row: Row) => boolean) | undefined
  /** A warning or blocker stands in it. */
  readonly isWarned?: ((row: Row) => boolean) | undefined
}

export function filterOf<Row>(
  { filters, only }: Pick<SheetView, 'filters' | 'only'>,
  columns: readonly SheetColumn<Row>[],
  { isMarked, isWarned }: RowSigns<Row>,
): (row: Row) => boolean {
  const tests = columns.flatMap(({ id, kind, value }) => {
    const filter = filters[id]
    const fits = filter && testOf(filter, kind)
    return fits ? [(row: Row) => fits(value(row))] : []
  })
  const sign = only === 'marked' ? isMarked : only === 'warned' ? isWarned : undefined
  if (sign) tests.push(sign)
  return row => tests.every(test => test(row))
}

type Test = (value: CellValue) => boolean

function testOf(filter: ColumnFilter, kind: CellKind): Test {
  switch (filter.by) {
    case 'filled':
      return value => !isBlank(value)
    case 'empty':
      return isBlank
    case 'text':
      return containing(filter.text, kind)
    case 'choices':
      return amongst(new Set(filter.values))
    case 'span':
      return within(filter)
  }
}

/** 1,234.5 is found by 1234 as well. */
function containing(text: string, kind: CellKind): Test {
  const sought = foldedText(text)
  return value =>
    foldedText(cellText(kind, value)).includes(sought) || editText(kind, value).includes(sought)
}

function amongst(values: ReadonlySet<CellValue>): Test {
  return value => {
    if (isBlank(value)) return values.has(null)
    return Array.isArray(value) ? value.some(one => values.has(one)) : values.has(value)
  }
}

function within({ from, to }: Extract<ColumnFilter, { by: 'span' }>): Test {
  return value => {
    if (typeof value !== 'number' && typeof value !== 'string') return false
    return value !== '' && (from === null || value >= from) && (to === null || value <= to)
  }
}
