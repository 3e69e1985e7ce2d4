// A value that nobody confirmed, in words: outside its cell nothing is grey.

import type { CellValue } from '../cells/cell-kind.ts'
import { cellText } from '../cells/cell-text.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'

export function suggestedText<Row>(
  { kind, counts = false }: Pick<SheetColumn<Row>, 'kind' | 'counts'>,
  suggestion: CellValue | undefined,
): string | undefined {
  const text = suggestion === undefined ? '' : cellText(kind, suggestion)
  return text === '' ? undefined : `${counts ? 'Calculated' : 'Suggested'}: ${text}`
}
