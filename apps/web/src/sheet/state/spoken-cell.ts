// What is said of the active cell by itself, to who cannot see it: only where it says more than its
// value.

import { cellState } from '../cells/cell-state.ts'
import { cellText } from '../cells/cell-text.ts'
import type { SheetState } from './sheet-state.ts'
import { lineValue } from '../cells/sheet-lines.ts'

export function spokenOf<Row>({ chosen, columns, lines, knownOf, props }: SheetState<Row>): string {
  const column = chosen.active && columns[chosen.active.column]
  const line = chosen.active && lines[chosen.active.row]
  if (!column || !line || chosen.editing) return ''
  const known = knownOf(line)
  const { kind, message } = cellState(column, line, known)
  if (message === undefined || kind === undefined || kind === 'waiting') return ''
  const name = line.row === undefined ? 'New row' : props.rowName(line.row)
  const text = known.marks?.get(column.id)?.text ?? cellText(column.kind, lineValue(column, line))
  return `${name}, ${column.heading}, ${text || 'empty'}: ${message}`
}
