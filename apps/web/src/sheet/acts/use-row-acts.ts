// What is done with whole rows: opened, added, taken away.

import { useMemo } from 'react'
import type { RefObject } from 'react'
import { useUndo } from '../../data/hooks/undo.ts'
import { countText } from '../../ui/amounts.ts'
import { useNotices } from '../../ui/notices.tsx'
import { selectionAt } from '../cells/selection.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import type { SheetState } from '../state/sheet-state.ts'
import type { Writing } from '../writing/use-writing.ts'

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
  const notices = useNotices()
  const { undoOf } = useUndo()
  return useMemo(() => {
    const removeNow = () => {
      const lines = removable(state.current)
      const isBack = comesBack(state.current)
      writing.remove(lines)
      const undo = undoOf()
      const words = `${countText(lines.length, 'row')} removed.`
      notices.good(words, isBack ? { undo: () => void undo() } : {})
    }
    return {
      open(line) {
        const { chosen, lines, props } = state.current
        const row = lines[line ?? chosen.active?.row ?? -1]?.row
        if (row !== undefined) props.onOpenRow?.(row)
      },
      remove() {
        if (removable(state.current).length === 0) return
        if (comesBack(state.current)) removeNow()
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
  }, [state, writing, notices, undoOf, ask])
}

/** New rows that are not saved always do. */
function comesBack<Row>(state: SheetState<Row>): boolean {
  const isSaved = removable(state).some(({ row }) => row !== undefined)
  return !isSaved || (state.props.removing?.canRestore ?? false)
}

/** Those that are chosen: new ones that are not saved may always go. */
export function removable<Row>(state: SheetState<Row>): readonly SheetLine<Row>[] {
  const { props, mayWrite } = state
  if (!mayWrite) return []
  return chosenLines(state).filter(line => line.draft !== undefined || props.removing !== undefined)
}

export function chosenLines<Row>({
  chosen: { rect },
  lines,
}: SheetState<Row>): readonly SheetLine<Row>[] {
  return rect ? lines.slice(rect.top, rect.bottom + 1) : []
}
