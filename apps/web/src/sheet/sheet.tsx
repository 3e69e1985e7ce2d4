// The sheet: rows as in a spreadsheet, typed, pasted and filled, each cell with what became of it.

import './sheet.css'
import { VisuallyHidden } from '@mantine/core'
import { useCallback, useState } from 'react'
import { SheetBelow } from './tools/sheet-below.tsx'
import { SheetDialogs } from './tools/sheet-dialogs.tsx'
import { SheetGrid } from './grid/sheet-grid.tsx'
import { SheetMenu } from './tools/sheet-menu.tsx'
import { SheetPrint, usePrinting } from './grid/sheet-print.tsx'
import type { SheetProps } from './writing/sheet-props.ts'
import { SheetToolbar } from './tools/sheet-toolbar.tsx'
import { useActing } from './acts/use-sheet-acts.ts'
import { useLatest } from './cells/use-latest.ts'
import { useSheet } from './acts/use-sheet.ts'
import { useToolbarActs } from './acts/use-toolbar-acts.ts'
import type { SheetDialog } from './acts/use-toolbar-acts.ts'

export function Sheet<Row>(props: SheetProps<Row>) {
  const [search, setSearch] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(nothingClosed)
  /** How many lines there are to be at least, where empty ones were asked for. */
  const [wanted, setWanted] = useState(0)
  const [dialog, setDialog] = useState<SheetDialog>()
  const printing = usePrinting()
  const [now, onPlace] = useSheet(props, { search, closed, wanted })
  const state = useLatest(now)
  const ask = useCallback(() => setDialog({ is: 'remove' }), [])
  const acting = useActing(state, { note: now.held.note, ask })
  const { acts, menu, said } = acting
  const openFilter = (column: string) => setDialog({ is: 'filter', column })
  const tools = useToolbarActs(state, { setSearch, setClosed, setDialog, print: printing.print })
  const addRows = (count: number) => {
    setWanted(state.current.lines.length + count)
    setDialog(undefined)
    acts.rows.goToNew()
  }
  // What is painted before would move away from under the pointer.
  const isKnown = now.view.isRead && now.held.isRead
  const isEmpty = now.lines.length === 0 && props.rows.length === 0
  return (
    <section className="sheet" aria-label={props.title} ref={onPlace}>
      <SheetToolbar state={now} acts={tools} undoing={acts.undoing} />
      {isKnown && isEmpty && props.empty}
      {!isKnown && <div className="sheet-box" aria-busy />}
      {isKnown && (!isEmpty || now.lineCount > 0) && (
        <SheetGrid state={now} latest={state} acting={acting} onClosed={setClosed} />
      )}
      <SheetBelow state={now} acts={acts} onFilter={tools.filter} />
      <SheetMenu state={now} menu={menu} acts={acts} onFilter={openFilter} />
      <SheetDialogs
        state={now}
        dialog={dialog}
        onAdd={addRows}
        onRemove={acts.rows.removeNow}
        onClose={() => setDialog(undefined)}
      />
      {printing.isPrinting && <SheetPrint state={now} part={printing.part} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  )
}

const nothingClosed: ReadonlySet<string> = new Set()
