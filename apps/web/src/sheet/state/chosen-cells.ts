// The cells that are chosen, as plans need them: to be copied, filled from, cleared, ticked, pasted over.

import { copyText } from '../cells/cell-text.ts'
import { parseTsv } from '../writing/clipboard-text.ts'
import type { SheetState } from './sheet-state.ts'
import type { FillCell } from '../writing/fill-series.ts'
import { isFilled } from './move-in.ts'
import type { FillSheet } from '../writing/plan-fill.ts'
import { planPaste } from '../writing/plan-paste.ts'
import type { PlannedCell } from '../writing/plan-paste.ts'
import type { Rect, Spot } from '../cells/selection.ts'
import { lineValue } from '../cells/sheet-lines.ts'

export function sheetOf<Row>(state: SheetState<Row>): FillSheet {
  const { columns, lines } = state
  return { columns, rows: lines.length, at: spot => cellAt(state, spot) }
}

function cellAt<Row>(
  { columns, lines, knownOf }: SheetState<Row>,
  { row, column }: Spot,
): FillCell {
  const [line, at] = [lines[row], columns[column]]
  if (!line || !at) return { kind: { is: 'text' }, text: '' }
  const mark = knownOf(line).marks?.get(at.id)
  if (mark) return { kind: at.kind, text: mark.text }
  const value = lineValue(at, line)
  return { kind: at.kind, text: copyText(at.kind, value), value }
}

/** As other programs take them; what could not be read, as it was typed. */
export function copied<Row>(state: SheetState<Row>): readonly (readonly string[])[] {
  const { rect } = state.chosen
  if (!rect) return []
  const { top, left, bottom, right } = rect
  const rows = Math.min(bottom, state.lines.length - 1) - top + 1
  return Array.from({ length: Math.max(rows, 1) }, (_, down) =>
    Array.from(
      { length: right - left + 1 },
      (_, across) => cellAt(state, { row: top + down, column: left + across }).text,
    ),
  )
}

export function clearing<Row>({
  chosen: { rect },
  lines,
  columns,
}: SheetState<Row>): readonly PlannedCell[] {
  if (!rect) return []
  const across = columns.slice(rect.left, rect.right + 1).filter(({ locked }) => locked !== true)
  return lines
    .slice(rect.top, rect.bottom + 1)
    .flatMap((_, down) =>
      across.map(({ id }) => ({ rowIndex: rect.top + down, column: id, text: '' })),
    )
}

export function toggled<Row>({ chosen, columns, lines }: SheetState<Row>): PlannedCell | undefined {
  const column = chosen.active && columns[chosen.active.column]
  const line = chosen.active && lines[chosen.active.row]
  if (!chosen.active || !line || column?.kind.is !== 'flag') return undefined
  const value = lineValue(column, line) !== true
  return {
    rowIndex: chosen.active.row,
    column: column.id,
    text: copyText(column.kind, value),
    value,
  }
}

export function pasting<Row>(rect: Rect, text: string, { columns, lines, props }: SheetState<Row>) {
  const texts = parseTsv(text)
  // What is pasted below the last line begins right there.
  const top = Math.min(rect.top, lines.length)
  return planPaste({
    texts,
    rect: { ...rect, top, bottom: Math.max(top, rect.bottom) },
    columns,
    unseen: props.unseen,
    rows: lines.length,
    canAdd: props.canAdd ?? false,
  })
}

export function suggestions<Row>(state: SheetState<Row>): readonly PlannedCell[] {
  const { chosen, columns, lines } = state
  const { rect } = chosen
  if (!rect) return []
  const spots = lines
    .slice(rect.top, rect.bottom + 1)
    .flatMap((line, down) =>
      columns
        .slice(rect.left, rect.right + 1)
        .map((column, across) => ({ line, column, down, across })),
    )
  return spots.flatMap(({ line, column, down, across }) => {
    const spot = { row: rect.top + down, column: rect.left + across }
    if (column.counts || line.row === undefined) return []
    const value = column.suggestion?.(line.row)
    if (value === undefined || value === null || isFilled(state, spot)) return []
    return [{ rowIndex: spot.row, column: column.id, text: copyText(column.kind, value), value }]
  })
}
