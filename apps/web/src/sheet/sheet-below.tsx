// Below the grid: what is to be said of the active cell, and what can be done with the chosen rows.

import { ActionBar } from './action-bar.tsx'
import type { Desk } from './desk.ts'
import { MessageLine } from './message-line.tsx'
import type { SheetActs } from './use-sheet-acts.ts'

interface Props<Row> {
  readonly desk: Desk<Row>
  readonly acts: SheetActs<Row>
}

export function SheetBelow<Row>({ desk, acts }: Props<Row>) {
  return (
    <div className="sheet-below no-print">
      <MessageLine desk={desk} writing={acts.writing} cells={acts.cells} />
      <ActionBar desk={desk} rows={acts.rows} />
    </div>
  )
}
