// All that can be done in a sheet, for its parts: each always the same, whatever is shown.

import { useCallback, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import { useNotices } from '../ui/notices.tsx'
import type { HeadActs } from './grid-head.tsx'
import type { Births } from './use-births.ts'
import { useCellActs } from './use-cell-acts.ts'
import type { CellActs } from './use-cell-acts.ts'
import { useEditing } from './use-editing.ts'
import type { EditingActs } from './use-editing.ts'
import { useGridHandlers } from './use-grid-handlers.ts'
import type { GridHandlers } from './use-grid-handlers.ts'
import { useHeadActs } from './use-head-acts.ts'
import { useMenu } from './use-menu.ts'
import type { MenuNow } from './use-menu.ts'
import { useRowActs } from './use-row-acts.ts'
import type { RowActs } from './use-row-acts.ts'
import type { Desk } from './desk.ts'
import { useTakingBack } from './use-taking-back.ts'
import type { TakingBack } from './use-taking-back.ts'
import { useWriting } from './use-writing.ts'
import type { Writing } from './use-writing.ts'

export interface SheetActs<Row> {
  readonly writing: Writing<Row>
  readonly editing: EditingActs
  readonly cells: CellActs
  readonly rows: RowActs
  readonly head: HeadActs
  readonly takingBack: TakingBack
}

export interface Acting<Row> extends GridHandlers {
  readonly acts: SheetActs<Row>
  readonly menu: MenuNow
  /** To who cannot see why nothing happens. */
  readonly said: string
}

interface Asked {
  readonly births: Births
  /** Whether rows are really to be taken away for good. */
  readonly ask: () => void
}

export function useActing<Row>(desk: RefObject<Desk<Row>>, { births, ask }: Asked): Acting<Row> {
  const [said, say] = useState('')
  const writing = useWriting(desk, births)
  const editing = useEditing(desk, writing, say)
  const cells = useCellActs(desk, writing, useTelling())
  const rows = useRowActs(desk, writing, ask)
  const takingBack = useTakingBack()
  const menu = useMenu(desk)
  const head = useHeadActs(desk, menu.openOf)
  const handlers = useGridHandlers(desk, { editing, cells, rows, takingBack, menu })
  const acts = useMemo(
    () => ({ writing, editing, cells, rows, head, takingBack }),
    [writing, editing, cells, rows, head, takingBack],
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
