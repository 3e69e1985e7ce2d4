// Cells of this person's sheets that are not saved because something is wrong or missing in them, in
// whatever sheet, farm and period; wherever one is.

import { useMemo, useSyncExternalStore } from 'react'
import { useFurrow, useSession } from '../context/furrow-context.ts'
import { cellsToFixIn, joinedKept, keptCellsIn } from '../sheets/kept-cells.ts'
import type { CellToFix } from '../sheets/kept-cells.ts'
import { notebookOf } from '../sheets/notebook.ts'
import { whoseNotes } from './sheet-notes.ts'

export interface SheetToFix {
  readonly name: string
  readonly title: string
  /** The address of the sheet, where the device knows it. */
  readonly path: string | undefined
  readonly farmId: number | undefined
  readonly periodId: number | undefined
  readonly cells: readonly CellToFix[]
  /** What was typed there is given up; gives it back. */
  readonly discard: () => () => void
}

export function useSheetsToFix(): readonly SheetToFix[] {
  const { outbox } = useFurrow()
  const who = whoseNotes(useSession())
  const book = notebookOf(outbox)
  const notes = useSyncExternalStore(book.subscribe, book.all)
  return useMemo(
    () =>
      [...notes].flatMap(([name, value]) => {
        const place = placeIn(name, who)
        const kept = keptCellsIn(value)
        const cells = cellsToFixIn(kept)
        if (!place || cells.length === 0) return []
        const page = book.page(name, joinedKept, true)
        const discard = () => {
          page.write(undefined)
          return () => page.write(value)
        }
        return [
          { ...place, name, title: kept.title ?? place.sheet, path: kept.path, cells, discard },
        ]
      }),
    [notes, who, book],
  )
}

/** Of a note that is of a farm and period. */
function placeIn(name: string, who: string) {
  const found = /^(?<who>\S+(?: as \S+)?) (?<sheet>.+) (?<farm>\d+|null) (?<period>\d+|null)$/.exec(
    name,
  )
  if (found?.groups?.['who'] !== who) return undefined
  const { sheet = '', farm, period } = found.groups
  const numbered = (text: string | undefined) => (text === 'null' ? undefined : Number(text))
  return { sheet, farmId: numbered(farm), periodId: numbered(period) }
}
