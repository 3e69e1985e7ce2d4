// What the grid hears: keys, pointers and the clipboard.

import type { HTMLAttributes, RefObject } from 'react'
import type { Desk } from './desk.ts'
import type { Rect } from './selection.ts'
import type { CellActs } from './use-cell-acts.ts'
import { useClipboard } from './use-clipboard.ts'
import type { EditingActs } from './use-editing.ts'
import { useKeys } from './use-keys.ts'
import { useLatest } from './use-latest.ts'
import type { MenuNow } from './use-menu.ts'
import { usePointer } from './use-pointer.ts'
import type { RowActs } from './use-row-acts.ts'
import type { TakingBack } from './use-taking-back.ts'

interface Acts {
  readonly editing: EditingActs
  readonly cells: CellActs
  readonly rows: RowActs
  readonly takingBack: TakingBack
  readonly menu: MenuNow
}

export interface GridHandlers {
  readonly grid: HTMLAttributes<HTMLDivElement>
  /** Where the handle leads, as long as it is dragged. */
  readonly filling: Rect | undefined
}

export function useGridHandlers<Row>(desk: RefObject<Desk<Row>>, acts: Acts): GridHandlers {
  const { editing, cells, rows, takingBack, menu } = acts
  useClipboard(desk, cells)
  const { undo, redo } = takingBack
  const keys = useLatest({ editing, cells, undo, redo, openMenu: menu.openAtActive })
  const onKeyDown = useKeys(desk, keys)
  const pointing = useLatest({ editing, cells, openMenuAt: menu.openAt, openRow: rows.open })
  const { handlers, filling } = usePointer(desk, pointing)
  return { grid: { ...handlers, onKeyDown }, filling }
}
