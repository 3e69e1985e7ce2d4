// Where the selection of a sheet goes by a key.

import { moved } from './move-selection.ts'
import type { Selection, Spot } from '../cells/selection.ts'
import { isBlank, lineValue } from '../cells/sheet-lines.ts'
import type { SheetState } from './sheet-state.ts'

interface Pressed {
  readonly key: string
  readonly shift: boolean
  readonly ctrl: boolean
  /** Where there will be more lines than there are now. */
  readonly rows?: number
}

export function moveIn<Row>(
  state: SheetState<Row>,
  selection: Selection,
  { rows = state.lineCount, ...pressed }: Pressed,
): Selection | undefined {
  const { layout, boxRef, columns } = state
  const height = boxRef.current?.clientHeight ?? 0
  const page = Math.floor((height - layout.headHeight) / layout.rowHeight) - 1
  return moved(selection, pressed.key, {
    ...pressed,
    rows,
    columns: columns.length,
    isFilled: spot => isFilled(state, spot),
    ...(page > 0 && { page }),
  })
}

export function isFilled<Row>(
  { lines, columns, knownOf }: SheetState<Row>,
  { row, column }: Spot,
): boolean {
  const [line, at] = [lines[row], columns[column]]
  if (!line || !at) return false
  return knownOf(line).marks?.has(at.id) === true || !isBlank(lineValue(at, line))
}
