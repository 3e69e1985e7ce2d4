// What is done with the cells that are chosen: cleared, filled, ticked, copied and pasted.

import { useMemo } from 'react'
import type { RefObject } from 'react'
import { countText } from '../../ui/amounts.ts'
import type { CellValue } from '../cells/cell-kind.ts'
import { clearing, pasting, sheetOf, suggestions, toggled } from '../state/chosen-cells.ts'
import type { SheetState } from '../state/sheet-state.ts'
import { isFilled } from '../state/move-in.ts'
import {
  handleReach,
  handleTarget,
  planFillDown,
  planFillHandle,
  planFillRight,
} from '../writing/plan-fill.ts'
import type { FillPlan } from '../writing/plan-fill.ts'
import type { PlannedCell } from '../writing/plan-paste.ts'
import type { Rect, Spot } from '../cells/selection.ts'
import type { Writing } from '../writing/use-writing.ts'
import type { Written } from '../writing/write-cells.ts'
import type { EditKind } from '../writing/write-label.ts'

export interface CellActs {
  /** True where there was something to clear. */
  readonly clear: (doing?: EditKind) => boolean
  readonly fillDown: () => void
  readonly fillRight: () => void
  /** By the handle, as far as it was dragged. */
  readonly fillTo: (spot: Spot) => void
  /** As far down as the column beside is filled. */
  readonly fillReach: () => void
  /** Of a cell that says Yes or No; false of any other. */
  readonly toggle: () => boolean
  readonly pasteText: (text: string) => void
  /** Takes over what is suggested in the cells that are chosen. */
  readonly acceptSuggestions: () => void
  /** Of the active cell, in one go. */
  readonly replace: (text: string, value: CellValue) => void
}

/** What the acts are made of. */
interface Hands<Row> {
  readonly state: RefObject<SheetState<Row>>
  readonly write: (cells: readonly PlannedCell[], doing: EditKind) => Written
  readonly say: (text: string) => void
}

export function useCellActs<Row>(
  state: RefObject<SheetState<Row>>,
  writing: Writing<Row>,
  say: (text: string) => void,
): CellActs {
  return useMemo(() => {
    const hands: Hands<Row> = { state, write: writing.texts, say }
    const fill = (plan: (rect: Rect, state: SheetState<Row>) => FillPlan) => fillBy(hands, plan)
    return {
      clear(doing = 'clearing') {
        const cells = clearing(state.current)
        writeCells(hands, cells, doing)
        return cells.length > 0
      },
      fillDown: () => fill((rect, now) => planFillDown(rect, sheetOf(now))),
      fillRight: () => fill((rect, now) => planFillRight(rect, sheetOf(now))),
      fillTo: spot =>
        fill((rect, now) => planFillHandle(rect, handleTarget(rect, spot), sheetOf(now))),
      fillReach: () => fill(reaching),
      toggle() {
        const cell = toggled(state.current)
        if (cell) writeCells(hands, [cell], 'typing')
        return cell !== undefined
      },
      pasteText: text => pasteBy(hands, text),
      acceptSuggestions: () => writeCells(hands, suggestions(state.current), 'fill'),
      replace: (text, value) => writeCells(hands, replacing(state.current, text, value), 'typing'),
    }
  }, [state, writing, say])
}

function replacing<Row>(
  { chosen: { active }, columns }: SheetState<Row>,
  text: string,
  value: CellValue,
): readonly PlannedCell[] {
  const column = active && columns[active.column]
  return column ? [{ rowIndex: active.row, column: column.id, text, value }] : []
}

function writeCells<Row>(
  { state, write, say }: Hands<Row>,
  cells: readonly PlannedCell[],
  doing: EditKind,
): void {
  if (!state.current.mayWrite) return say(onlyRead)
  if (cells.length > 0) say(wordsFor(write(cells, doing)))
}

const onlyRead = 'This sheet can only be read.'

function fillBy<Row>(
  hands: Hands<Row>,
  planFor: (rect: Rect, state: SheetState<Row>) => FillPlan,
): void {
  const { chosen } = hands.state.current
  if (!chosen.rect) return
  const { cells, rect, lockedCells } = planFor(chosen.rect, hands.state.current)
  if (lockedCells > 0 && cells.length === 0)
    hands.say(wordsFor({ wrongCells: 0, emptiedCells: 0, lockedCells }))
  writeCells(hands, cells, 'fill')
  chosen.choose(choosing(rect))
}

function pasteBy<Row>({ state, write, say }: Hands<Row>, text: string): void {
  const { mayWrite, chosen } = state.current
  if (!mayWrite) return say(onlyRead)
  if (!chosen.rect) return
  const { cells, rect, lockedCells, ...left } = pasting(chosen.rect, text, state.current)
  const written = write(cells, 'paste')
  chosen.choose(choosing(rect))
  say(wordsFor({ ...written, ...left, lockedCells: written.lockedCells + lockedCells }))
}

function choosing({ top, left, bottom, right }: Rect) {
  return { anchor: { row: top, column: left }, head: { row: bottom, column: right } }
}

function reaching<Row>(rect: Rect, state: SheetState<Row>): FillPlan {
  const target = handleReach(rect, state.lines.length, spot => isFilled(state, spot))
  return planFillHandle(rect, target, sheetOf(state))
}

interface Told extends Written {
  readonly droppedColumns?: number
  readonly droppedRows?: number
  readonly unseenColumns?: readonly string[]
  readonly unknownHeadings?: readonly string[]
}

function wordsFor(told: Told): string {
  const { wrongCells, emptiedCells, lockedCells } = told
  const { droppedColumns = 0, droppedRows = 0, unseenColumns = [], unknownHeadings = [] } = told
  const areMarked = (count: number) => `${count === 1 ? 'is' : 'are'} marked`
  const was = lockedCells === 1 ? 'was' : 'were'
  const parts = [
    wrongCells > 0 &&
      `${countText(wrongCells, 'cell')} couldn’t be read and ${areMarked(wrongCells)}.`,
    emptiedCells > 0 &&
      `${countText(emptiedCells, 'cell')} can’t be left empty and ${areMarked(emptiedCells)}.`,
    lockedCells > 0 && `${countText(lockedCells, 'cell')} can’t be edited and ${was} not changed.`,
    droppedRows > 0 && `There was no room for ${countText(droppedRows, 'row')}.`,
    droppedColumns > 0 && `There was no room for ${countText(droppedColumns, 'column')}.`,
    unknownHeadings.length > 0 &&
      `Not pasted: ${unknownHeadings.join(', ')}. There is no column with that heading.`,
    unseenColumns.length > 0 &&
      `Not pasted: ${unseenColumns.join(', ')}. You don’t have access to this farm’s finances.`,
  ]
  return parts.filter(Boolean).join(' ')
}
