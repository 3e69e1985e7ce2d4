// All that can be done in a sheet, for its parts: each always the same, whatever is shown.

import { useCallback, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import { useNotices } from '../../ui/notices.tsx'
import type { HeadActs } from './use-head-acts.ts'
import { useCellActs } from './use-cell-acts.ts'
import type { CellActs } from './use-cell-acts.ts'
import { useEditing } from './use-editing.ts'
import type { EditingActs } from './use-editing.ts'
import { useGridHandlers } from './use-grid-handlers.ts'
import type { GridHandlers } from './use-grid-handlers.ts'
import { useHeadActs } from './use-head-acts.ts'
import { useMenu } from '../state/use-menu.ts'
import type { MenuNow } from '../state/use-menu.ts'
import { useRowActs } from './use-row-acts.ts'
import type { RowActs } from './use-row-acts.ts'
import type { SheetState } from '../state/sheet-state.ts'
import { useUndoNow } from '../writing/use-undo.ts'
import type { UndoNow } from '../writing/use-undo.ts'
import { useWriting } from '../writing/use-writing.ts'
import type { Writing } from '../writing/use-writing.ts'

export interface SheetActs<Row> {
  readonly writing: Writing<Row>
  readonly editing: EditingActs
  readonly cells: CellActs
  readonly rows: RowActs
  readonly head: HeadActs
  readonly undoing: UndoNow
}

export interface Acting<Row> extends GridHandlers {
  readonly acts: SheetActs<Row>
  readonly menu: MenuNow
  /** To who cannot see why nothing happens. */
  readonly said: string
}

interface Asked {
  /** By which the device knows what is held of the sheet. */
  readonly note: string
  /** Whether rows are really to be taken away for good. */
  readonly ask: () => void
}

export function useActing<Row>(
  state: RefObject<SheetState<Row>>,
  { ask, note }: Asked,
): Acting<Row> {
  const [said, say] = useState('')
  const writing = useWriting(state)
  const editing = useEditing(state, writing, { say, note })
  const cells = useCellActs(state, writing, useTelling())
  const rows = useRowActs(state, writing, ask)
  const undoing = useUndoNow()
  const menu = useMenu(state)
  const head = useHeadActs(state, menu.openOf)
  const handlers = useGridHandlers(state, { editing, cells, rows, undoing, menu })
  const acts = useMemo(
    () => ({ writing, editing, cells, rows, head, undoing }),
    [writing, editing, cells, rows, head, undoing],
  )
  return { acts, menu, ...handlers, said }
}

/** What is worth a word; often there is none. */
function useTelling(): (text: string) => void {
  const notices = useNotices()
  return useCallback(
    text => {
      if (text !== '') notices.say(text)
    },
    [notices],
  )
}
