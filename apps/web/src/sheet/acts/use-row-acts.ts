// What is done with whole rows: opened, added, taken away.

import { useMemo } from 'react'
import type { RefObject } from 'react'
import { selectionAt } from '../cells/selection.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import type { SheetState } from '../state/sheet-state.ts'
import type { Writing } from '../writing/use-writing.ts'
import { comesBack, mayGo, useRemoveLines } from './use-remove-lines.ts'

export interface RowActs {
  /** Of a line; of the active one unless said. */
  readonly open: (line?: number) => void
  /** Asked for first where it cannot be undone. */
  readonly remove: () => void
  readonly removeNow: () => void
  /** To the empty line at the end. */
  readonly goToNew: () => void
}

export function useRowActs<Row>(
  state: RefObject<SheetState<Row>>,
  writing: Writing<Row>,
  ask: () => void,
): RowActs {
  const removeLines = useRemoveLines(writing)
  return useMemo(() => {
    const removeNow = () => removeLines(state.current.props, removable(state.current))
    return {
      open(line) {
        const { chosen, lines, props } = state.current
        const row = lines[line ?? chosen.active?.row ?? -1]?.row
        if (row !== undefined) props.onOpenRow?.(row)
      },
      remove() {
        const lines = removable(state.current)
        if (lines.length === 0) return
        if (comesBack(state.current.props, lines)) removeNow()
        else ask()
      },
      removeNow,
      goToNew() {
        const { lines, lineCount, chosen, boxRef } = state.current
        // First, as a sheet where nothing is chosen yet chooses its first cell by it.
        boxRef.current?.focus({ preventScroll: true })
        if (lineCount > lines.length) chosen.choose(selectionAt(lines.length, 0))
      },
    }
  }, [state, removeLines, ask])
}

/** Those that are chosen. */
export function removable<Row>(state: SheetState<Row>): readonly SheetLine<Row>[] {
  const { props, mayWrite } = state
  if (!mayWrite) return []
  return chosenLines(state).filter(line => mayGo(props, line))
}

export function chosenLines<Row>({
  chosen: { rect },
  lines,
}: SheetState<Row>): readonly SheetLine<Row>[] {
  return rect ? lines.slice(rect.top, rect.bottom + 1) : []
}
