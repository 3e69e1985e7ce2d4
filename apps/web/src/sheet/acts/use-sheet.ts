// A sheet as it stands: its columns as the person wants to see them, its lines, and what is chosen.

import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { SheetState } from '../state/sheet-state.ts'
import { bandsOf } from '../view/sheet-bands.ts'
import { longestWords } from '../view/longest-words.ts'
import type { LongestWords } from '../view/longest-words.ts'
import { layoutOf } from '../view/sheet-layout.ts'
import type { SheetProps } from '../writing/sheet-props.ts'
import { shownDecimals } from '../view/shown-decimals.ts'
import type { ShownDecimals } from '../view/shown-decimals.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { visibleColumns } from '../view/sheet-view.ts'
import { useBox } from '../state/use-box.ts'
import type { Box } from '../state/use-box.ts'
import { useLatest } from '../cells/use-latest.ts'
import { useSelection } from '../state/use-selection.ts'
import { useSheetLines } from './use-sheet-lines.ts'
import type { LinesNow } from './use-sheet-lines.ts'
import { useView } from '../view/use-view.ts'
import type { ViewNow } from '../view/use-view.ts'

interface Given {
  readonly search: string
  readonly closed: ReadonlySet<string>
  /** How many lines there are to be at least. */
  readonly wanted: number
}

/** What is to say where its box stands, from the start. */
type OnPlace = (place: HTMLElement | null) => void

export function useSheet<Row>(
  given: SheetProps<Row>,
  { wanted, ...asked }: Given,
): readonly [SheetState<Row>, OnPlace] {
  const props = useSteady(given)
  const { box, onPlace } = useBox()
  const gridId = useId()
  const view = useView(props)
  const all = useSheetLines(props, { view: view.view, ...asked })
  const { lines, newRows, allColumns, ordered } = all
  const mayWrite = props.toChange !== undefined
  const blanks = mayWrite && props.canAdd ? Math.max(1, wanted - lines.length) : 0
  const lineCount = lines.length + blanks
  const columns = useMemo(() => visibleColumns(view.view, allColumns), [view.view, allColumns])
  const chosen = useSelection({
    rows: useMemo(() => lines.map(({ key }) => newRows.lastingKey(key)), [lines, newRows]),
    columns: useMemo(() => columns.map(({ id }) => id), [columns]),
    blanks,
  })
  const state = {
    props,
    gridId,
    view,
    search: asked.search,
    ...all,
    columns,
    chosen,
    mayWrite,
    lineCount,
    box,
    ...useLaidOut(props, { view, columns, allColumns, box, shown: ordered.all }),
    bands: useMemo(() => bandsOf(ordered.groups, lineCount), [ordered.groups, lineCount]),
  }
  return [state, onPlace]
}

interface Seen<Row> {
  readonly view: ViewNow
  readonly columns: LinesNow<Row>['allColumns']
  readonly allColumns: LinesNow<Row>['allColumns']
  readonly box: Box
  readonly shown: readonly Row[]
}

function useLaidOut<Row>(
  { compact = false, rows, rowName }: SheetProps<Row>,
  { view, columns, allColumns, box, shown }: Seen<Row>,
) {
  const boxRef = useRef<HTMLDivElement>(null)
  const { width: boxWidth, isCoarse } = box
  const { widths } = view.view
  const longestName = compact ? Math.max(0, ...rows.map(row => rowName(row).length)) : 0
  const decimals = useDecimals(shown, columns)
  const words = useWords(rows, allColumns)
  const layout = useMemo(() => {
    const room = { boxWidth, isCoarse, isCompact: compact }
    return layoutOf({ columns, widths, ...room, longestName, decimals, words })
  }, [columns, widths, boxWidth, isCoarse, compact, longestName, decimals, words])
  return { boxRef, layout }
}

/** The same as long as it says the same: with another one, all is drawn again. */
function useDecimals<Row>(
  shown: readonly Row[],
  columns: readonly SheetColumn<Row>[],
): ShownDecimals {
  // They may come a moment later than what was typed.
  const rows = useDeferredValue(shown)
  const text = useMemo(() => JSON.stringify(shownDecimals(rows, columns)), [rows, columns])
  return useMemo(() => JSON.parse(text) as ShownDecimals, [text])
}

/** As the first rows have them: no column becomes wider under a hand that types. */
function useWords<Row>(rows: readonly Row[], columns: readonly SheetColumn<Row>[]) {
  const [words, setWords] = useState<LongestWords>()
  if (words || rows.length === 0) return words
  const found = longestWords(rows, columns)
  setWords(found)
  return found
}

/** Functions that the screen makes again each time are taken as the same. */
function useSteady<Row>(props: SheetProps<Row>): SheetProps<Row> {
  const latest = useLatest(props)
  const [steady] = useState(() => ({
    rowId: (row: Row) => latest.current.rowId(row),
    rowName: (row: Row) => latest.current.rowName(row),
  }))
  return { ...props, ...steady }
}
