// The lines of a sheet and all that is known of them: rows as they are saved, what was typed since, what
// could not be read, and new rows.

import { useMemo } from 'react'
import type { OrderedRows } from './order-rows.ts'
import { linesOf, rowKey } from './sheet-lines.ts'
import type { SheetLine } from './sheet-lines.ts'
import type { SheetColumn } from './sheet-column.ts'
import type { SheetProps } from './sheet-props.ts'
import type { SheetView } from './sheet-view.ts'
import { useBirths } from './use-births.ts'
import type { Births } from './use-births.ts'
import { useHeld } from './use-held.ts'
import type { HeldOnDevice } from './use-held.ts'
import { useLinesKnown } from './use-line-known.ts'
import type { LinesKnown } from './use-line-known.ts'
import { useOrderedRows } from './use-ordered-rows.ts'

interface Asked {
  readonly view: SheetView
  readonly search: string
  readonly closed: ReadonlySet<string>
}

export interface LinesNow<Row> {
  readonly allColumns: readonly SheetColumn<Row>[]
  readonly lines: readonly SheetLine<Row>[]
  readonly ordered: OrderedRows<Row>
  readonly births: Births
  readonly held: HeldOnDevice
  readonly knownOf: LinesKnown<Row>['of']
  readonly hasRefused: boolean
}

export function useSheetLines<Row>(props: SheetProps<Row>, asked: Asked): LinesNow<Row> {
  const { name, columns, rows, rowId, points } = props
  const held = useHeld(name)
  const { marks, drafts } = held.held
  const births = useBirths(useMemo(() => new Set(rows.map(rowId)), [rows, rowId]))
  const { of: knownOf, hasRefused } = useLinesKnown({ columns, points, marks })
  const ordered = useOrderedRows({
    ...{ rows, rowId, columns, ...asked, isMadeHere: births.isMadeHere },
    isMarked: row => marks.has(rowKey(rowId(row))),
    isWarned: row => knownOf({ key: rowKey(rowId(row)), row }).points !== undefined,
  })
  const lines = useMemo(() => linesOf(ordered.rows, rowId, drafts), [ordered.rows, rowId, drafts])
  return { allColumns: columns, lines, ordered, births, held, knownOf, hasRefused }
}
