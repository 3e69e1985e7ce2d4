// Lines that are taken away, with a word on it that undoes it.

import { useCallback } from 'react'
import { useUndo } from '../../data/hooks/undo.ts'
import { countText } from '../../ui/amounts.ts'
import { useNotices } from '../../ui/notices.tsx'
import type { SheetLine } from '../cells/sheet-lines.ts'
import type { SheetProps } from '../writing/sheet-props.ts'
import type { Writing } from '../writing/use-writing.ts'

type Removing<Row> = Pick<SheetProps<Row>, 'removing'>

export function useRemoveLines<Row>(writing: Writing<Row>) {
  const notices = useNotices()
  const { undoOf } = useUndo()
  return useCallback(
    (props: Removing<Row>, lines: readonly SheetLine<Row>[]) => {
      writing.remove(lines)
      const undo = undoOf()
      const words = `${countText(lines.length, 'row')} removed.`
      notices.good(words, comesBack(props, lines) ? { undo: () => void undo() } : {})
    },
    [writing, notices, undoOf],
  )
}

/** New ones that are not saved always may. */
export function mayGo<Row>({ removing }: Removing<Row>, { draft }: SheetLine<Row>): boolean {
  return draft !== undefined || removing !== undefined
}

/** New ones that are not saved always do. */
export function comesBack<Row>(
  { removing }: Removing<Row>,
  lines: readonly SheetLine<Row>[],
): boolean {
  return !lines.some(({ row }) => row !== undefined) || (removing?.canRestore ?? false)
}
