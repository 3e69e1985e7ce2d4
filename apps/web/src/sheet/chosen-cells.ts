// The cells that are chosen, as plans need them: to be copied, filled from, cleared, ticked, pasted over.

import { copyText } from './cell-text.ts'
import { parseTsv } from './clipboard-text.ts'
import type { Desk } from './desk.ts'
import type { FillCell } from './fill-series.ts'
import { isFilled } from './move-in.ts'
import type { FillSheet } from './plan-fill.ts'
import { planPaste } from './plan-paste.ts'
import type { PlannedCell } from './plan-paste.ts'
import type { Rect, Spot } from './selection.ts'
import { lineValue } from './sheet-lines.ts'

export function sheetOf<Row>(desk: Desk<Row>): FillSheet {
  const { columns, lines } = desk
  return { columns, rows: lines.length, at: spot => cellAt(desk, spot) }
}

function cellAt<Row>({ columns, lines, knownOf }: Desk<Row>, { row, column }: Spot): FillCell {
  const [line, at] = [lines[row], columns[column]]
  if (!line || !at) return { kind: { is: 'text' }, text: '' }
  const mark = knownOf(line).marks?.get(at.id)
  if (mark) return { kind: at.kind, text: mark.text }
  const value = lineValue(at, line)
  return { kind: at.kind, text: copyText(at.kind, value), value }
}

/** As other programs take them; what could not be read, as it was typed. */
export function copied<Row>(desk: Desk<Row>): readonly (readonly string[])[] {
  const { rect } = desk.chosen
  if (!rect) return []
  const { top, left, bottom, right } = rect
  const rows = Math.min(bottom, desk.lines.length - 1) - top + 1
  return Array.from({ length: Math.max(rows, 1) }, (_, down) =>
    Array.from(
      { length: right - left + 1 },
      (_, across) => cellAt(desk, { row: top + down, column: left + across }).text,
    ),
  )
}

export function clearing<Row>({
  chosen: { rect },
  lines,
  columns,
}: Desk<Row>): readonly PlannedCell[] {
  if (!rect) return []
  const across = columns.slice(rect.left, rect.right + 1).filter(({ locked }) => locked !== true)
  return lines
    .slice(rect.top, rect.bottom + 1)
    .flatMap((_, down) =>
      across.map(({ id }) => ({ rowIndex: rect.top + down, column: id, text: '' })),
    )
}

export function toggled<Row>({ chosen, columns, lines }: Desk<Row>): PlannedCell | undefined {
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

export function pasting<Row>(rect: Rect, text: string, { columns, lines, props }: Desk<Row>) {
  const texts = parseTsv(text)
  // What is pasted below the last line begins right there.
  const top = Math.min(rect.top, lines.length)
  return planPaste({
    texts,
    rect: { ...rect, top, bottom: Math.max(top, rect.bottom) },
    columns,
    rows: lines.length,
    canAdd: props.canAdd ?? false,
  })
}

export function suggestions<Row>(desk: Desk<Row>): readonly PlannedCell[] {
  const { chosen, columns, lines } = desk
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
    const value = line.row === undefined ? undefined : column.suggestion?.(line.row)
    if (value === undefined || value === null || isFilled(desk, spot)) return []
    return [{ rowIndex: spot.row, column: column.id, text: copyText(column.kind, value), value }]
  })
}
