// The sheet: rows as in a spreadsheet, typed, pasted and filled, each cell with what became of it.

import './sheet.css'
import { VisuallyHidden } from '@mantine/core'
import { useCallback, useState } from 'react'
import { SheetBelow } from './sheet-below.tsx'
import { SheetDialogs } from './sheet-dialogs.tsx'
import type { OpenDialog } from './sheet-dialogs.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { SheetMenu } from './sheet-menu.tsx'
import { SheetPrint, usePrinting } from './sheet-print.tsx'
import type { SheetProps } from './sheet-props.ts'
import { SheetToolbar } from './sheet-toolbar.tsx'
import { useActing } from './use-sheet-acts.ts'
import { useLatest } from './use-latest.ts'
import { useSheet } from './use-sheet.ts'
import { useToolbarActs } from './use-toolbar-acts.ts'

export function Sheet<Row>(props: SheetProps<Row>) {
  const [search, setSearch] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(nothingClosed)
  /** How many lines there are to be at least, where empty ones were asked for. */
  const [wanted, setWanted] = useState(0)
  const [dialog, setDialog] = useState<OpenDialog>()
  const printing = usePrinting()
  const now = useSheet(props, { search, closed, wanted })
  const desk = useLatest(now)
  const ask = useCallback(() => setDialog({ is: 'remove' }), [])
  const acting = useActing(desk, { births: now.births, ask })
  const { acts, menu, said } = acting
  const openFilter = (column: string) => setDialog({ is: 'filter', column })
  const tools = useToolbarActs(desk, { setSearch, setClosed, setDialog, print: printing.print })
  const addRows = (count: number) => {
    setWanted(desk.current.lines.length + count)
    setDialog(undefined)
    acts.rows.goToNew()
  }
  const isEmpty = now.lines.length === 0 && props.rows.length === 0
  return (
    <section className="sheet" aria-label={props.title}>
      <SheetToolbar desk={now} acts={tools} takingBack={acts.takingBack} />
      {isEmpty && props.empty}
      {(!isEmpty || now.lineCount > 0) && (
        <SheetGrid desk={now} latest={desk} acting={acting} onClosed={setClosed} />
      )}
      <SheetBelow desk={now} acts={acts} />
      <SheetMenu desk={now} menu={menu} acts={acts} onFilter={openFilter} />
      <SheetDialogs
        desk={now}
        dialog={dialog}
        onAdd={addRows}
        onRemove={acts.rows.removeNow}
        onClose={() => setDialog(undefined)}
      />
      {printing.isPrinting && <SheetPrint desk={now} part={printing.part} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  )
}

const nothingClosed: ReadonlySet<string> = new Set()
