// Which cells are chosen, kept by their rows and columns so that they stay chosen when the sheet is
// sorted or grows, and whether the active one is being typed into.

import { useCallback, useMemo, useState } from 'react'
import { keptSelection, restoredSelection } from './kept-selection.ts'
import type { KeptSelection, Places } from './kept-selection.ts'
import { activeOf, rectOf } from '../cells/selection.ts'
import type { CellValue } from '../cells/cell-kind.ts'
import type { Onwards, TypedCell } from '../cells/editor-acts.ts'
import type { Mark } from '../cells/marks.ts'
import type { Rect, Selection, Spot } from '../cells/selection.ts'

export interface Editing {
  /** What the field begins with; the value of the cell unless said. */
  readonly seed: string | undefined
  /** By F2 or a double click: then arrows move within the text. */
  readonly isCareful: boolean
  /** What the cell said when it was opened. */
  readonly seen: CellValue
  /** Left, but what the cell says has become another value: which shall hold? */
  readonly asked?: AskedTyping | undefined
  readonly row: string | undefined
  readonly column: string | undefined
}

/** What was typed, as long as nobody has said whether it holds. */
export interface AskedTyping {
  readonly typed: TypedCell
  readonly mine: CellValue
  readonly onwards: Onwards | undefined
  /** What was marked in the cell before. */
  readonly mark: Mark | undefined
}

type EditingHow = Omit<Editing, 'row' | 'column'>

export interface SelectionNow {
  readonly selection: Selection | undefined
  readonly rect: Rect | undefined
  readonly active: Spot | undefined
  readonly editing: Editing | undefined
  readonly choose: (selection: Selection | undefined) => void
  readonly edit: (how: EditingHow | undefined) => void
}

interface Props extends Places {
  /** Empty lines below. */
  readonly blanks: number
}

export function useSelection({ rows, columns, blanks }: Props): SelectionNow {
  const [kept, setKept] = useState<KeptSelection>()
  const [editing, setEditing] = useState<Editing>()
  const places = useMemo(() => ({ rows, columns }), [rows, columns])
  const selection = useMemo(
    () => kept && restoredSelection(kept, places, blanks),
    [kept, places, blanks],
  )
  const rect = selection && rectOf(selection)
  // It was chosen before its rows were there.
  if (kept?.rows.length === 0 && rect && rows[rect.bottom] !== undefined) {
    setKept(keptSelection(selection, places))
  }
  const active = selection && activeOf(selection)
  const [row, column] = [active && rows[active.row], active && columns[active.column]]
  const choose = useCallback(
    (next: Selection | undefined) => setKept(next && keptSelection(next, places)),
    [places],
  )
  const edit = useCallback(
    (how: EditingHow | undefined) => setEditing(how && { ...how, row, column }),
    [row, column],
  )
  const isThere = editing?.row === row && editing?.column === column
  return useMemo(
    () => ({
      selection,
      rect: selection && rectOf(selection),
      active,
      editing: isThere ? editing : undefined,
      choose,
      edit,
    }),
    [selection, active, editing, isThere, choose, edit],
  )
}
