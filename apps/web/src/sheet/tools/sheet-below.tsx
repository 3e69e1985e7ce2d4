// Below the grid: what is to be said of the active cell, and what can be done with the chosen rows.

import { ActionBar } from './action-bar.tsx'
import type { SheetState } from '../state/sheet-state.ts'
import { MessageLine } from './message-line.tsx'
import type { SheetActs } from '../acts/use-sheet-acts.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly acts: SheetActs<Row>
}

export function SheetBelow<Row>({ state, acts }: Props<Row>) {
  return (
    <div className="sheet-below no-print">
      <MessageLine state={state} writing={acts.writing} cells={acts.cells} />
      <ActionBar state={state} rows={acts.rows} />
    </div>
  )
}
