// What the grid hears: keys, pointers and the clipboard.

import type { HTMLAttributes, RefObject } from 'react'
import type { SheetState } from '../state/sheet-state.ts'
import type { Rect } from '../cells/selection.ts'
import type { CellActs } from './use-cell-acts.ts'
import { useClipboard } from './use-clipboard.ts'
import type { EditingActs } from './use-editing.ts'
import { useKeys } from './use-keys.ts'
import { useLatest } from '../cells/use-latest.ts'
import type { MenuNow } from '../state/use-menu.ts'
import { usePointer } from './use-pointer.ts'
import type { RowActs } from './use-row-acts.ts'
import type { UndoNow } from '../writing/use-undo.ts'

interface Acts {
  readonly editing: EditingActs
  readonly cells: CellActs
  readonly rows: RowActs
  readonly undoing: UndoNow
  readonly menu: MenuNow
}

export interface GridHandlers {
  readonly grid: HTMLAttributes<HTMLDivElement>
  /** Where the handle leads, as long as it is dragged. */
  readonly filling: Rect | undefined
}

export function useGridHandlers<Row>(state: RefObject<SheetState<Row>>, acts: Acts): GridHandlers {
  const { editing, cells, rows, undoing, menu } = acts
  useClipboard(state, cells)
  const { undo, redo } = undoing
  const keys = useLatest({ editing, cells, undo, redo, openMenu: menu.openAtActive })
  const onKeyDown = useKeys(state, keys)
  const pointing = useLatest({ editing, cells, openMenuAt: menu.openAt, openRow: rows.open })
  const { handlers, filling } = usePointer(state, pointing)
  return { grid: { ...handlers, onKeyDown }, filling }
}
