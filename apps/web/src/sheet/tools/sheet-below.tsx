// Below the grid: what is filtered, what is to be said of the active cell, and what can be done with the
// chosen rows. Its place is there before there is anything to say.

import { ActionBar } from './action-bar.tsx'
import { FilterList } from './filter-list.tsx'
import type { SheetState } from '../state/sheet-state.ts'
import { MessageLine } from './message-line.tsx'
import type { SheetActs } from '../acts/use-sheet-acts.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly acts: SheetActs<Row>
  readonly onFilter: (column: string) => void
}

export function SheetBelow<Row>({ state, acts, onFilter }: Props<Row>) {
  return (
    <div className="sheet-below no-print">
      {!state.props.compact && <FilterList state={state} onFilter={onFilter} />}
      <MessageLine state={state} writing={acts.writing} cells={acts.cells} />
      <ActionBar state={state} rows={acts.rows} />
    </div>
  )
}
