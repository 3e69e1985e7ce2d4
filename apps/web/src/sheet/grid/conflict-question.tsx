// At a cell that someone typed into while another value was saved in it: which of the two shall hold.

import { useLayoutEffect } from 'react'
import { conflictWords } from '../../data/hooks/conflict-words.ts'
import { useLastSaver } from '../../data/hooks/use-last-saver.ts'
import { ConflictPopover } from '../../ui/conflict-popover.tsx'
import type { EditingActs } from '../acts/use-editing.ts'
import { cellText } from '../cells/cell-text.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { AskedTyping } from '../state/use-selection.ts'

interface Props<Row> {
  readonly column: SheetColumn<Row>
  readonly row: Row
  readonly asked: AskedTyping
  readonly acts: EditingActs
  /** Where it unfolds, by its selector. */
  readonly floor: string
}

export function ConflictQuestion<Row>({ column, row, asked, acts, floor }: Props<Row>) {
  const { conflict, hold } = acts
  const saver = useLastSaver(column.place?.(row))
  const theirs = cellText(column.kind, column.value(row))
  const words = conflictWords({ mine: cellText(column.kind, asked.mine), theirs }, saver)
  useLayoutEffect(() => {
    // What happens elsewhere does not answer it.
    hold(() => false)
    return () => hold(undefined)
  }, [hold])
  return (
    <ConflictPopover
      asking={ask => ask(words)}
      floor={floor}
      onKeep={conflict.keep}
      onTake={conflict.take}
      onBack={conflict.goBack}
    >
      <span className="sheet-field sheet-asked">{asked.typed.text}</span>
    </ConflictPopover>
  )
}
