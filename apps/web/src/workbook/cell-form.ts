// A value as it stands in a workbook: numbers as numbers, days as days, and everything else in words.

import type { CellKind, CellValue } from '../sheet/cells/cell-kind.ts'
import { copyText } from '../sheet/cells/cell-text.ts'
import { isBlank } from '../sheet/cells/sheet-lines.ts'
import type { RawCell } from './raw-cell.ts'
import { longestCell } from './workbook-shape.ts'

export function rawOf(kind: CellKind, value: CellValue): RawCell {
  if (isBlank(value)) return null
  if (typeof value === 'number' && kind.is !== 'choice' && kind.is !== 'own') {
    return kind.is === 'money' ? value / 100 : value
  }
  if (kind.is === 'day' && typeof value === 'string' && isKnownToSpreadsheets(value)) {
    return { day: value }
  }
  return copyText(kind, value).slice(0, longestCell)
}

/** Nothing where the spreadsheet shows it as it is. */
export function numberFormat(kind: CellKind): string | undefined {
  switch (kind.is) {
    case 'number':
      return kind.decimals === undefined ? undefined : `#,##0${decimalsOf(kind.decimals)}`
    case 'money':
      return '$#,##0.00;-$#,##0.00'
    case 'percent':
      return '0.0%'
    case 'day':
      return 'dd/mm/yyyy'
    case 'flag':
      return undefined
    default:
      // As text: otherwise 3/4 becomes a day.
      return '@'
  }
}

/** Two at the most stand in any case: more of them where there are more. */
function decimalsOf(decimals: number): string {
  const always = Math.min(decimals, 2)
  return decimals > 0 ? `.${'0'.repeat(always)}${'#'.repeat(decimals - always)}` : ''
}

/** Their days begin in 1900, with one that never was. */
function isKnownToSpreadsheets(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= '1900-03-01'
}
