// Writes one figure of the record from outside of its table, with a notice from which it is undone.

import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useMayWrite } from '../../../period/use-may-write.ts'
import { usePlace } from '../../../period/use-place.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { shownFigure } from '../kept-figures.ts'
import type { FigureRow, RecordOfPeriod } from './figure-row.ts'
import { recordChange } from './record-change.ts'
import { figureColumns } from './whole-record-columns.ts'

const columns = figureColumns({ before: undefined, earlier: undefined })

/** As it is kept; nothing lets what is calculated stand. */
export type WriteFigure = (figure: FigureRow, kept: number | null) => void

/** Nothing where one may not write. */
export function useWriteFigure(
  rows: readonly FigureRow[],
  record: RecordOfPeriod | undefined,
): WriteFigure | undefined {
  const place = usePlace()
  const { outbox } = useFurrow()
  const { mayWrite } = useMayWrite(place)
  const keep = useUndoableAction()
  if (!mayWrite) return undefined
  return ({ id, label, field }, kept) => {
    const edits = [{ row: id, column: 'now', value: shownFigure(kept, field) }]
    const at = { ...place, rows, newId: () => outbox.newId() }
    const change = recordChange({ label, edits, added: [], removed: [] }, at, { columns, record })
    void keep(change, kept === null ? `${label} is no longer typed.` : `${label} is saved.`)
  }
}
