// What the headings do: sorting, their menu, and how wide a column is.

import { useMemo } from 'react'
import type { PointerEvent, RefObject } from 'react'
import { cellText } from '../cells/cell-text.ts'
import type { CellPlace } from '../view/sheet-layout.ts'
import { narrowest, widest } from '../view/sheet-layout.ts'
import { withSortPressed, withWidth } from '../view/sheet-view.ts'
import type { SheetState } from '../state/sheet-state.ts'

export interface HeadActs {
  readonly onSort: (column: string, isFurther: boolean) => void
  readonly onMenu: (column: string, opener: HTMLElement) => void
  readonly onResize: (event: PointerEvent<HTMLElement>, at: CellPlace<never>) => void
  readonly onFit: (column: string) => void
  readonly onWidth: (column: string, width: number) => void
  readonly onAll: () => void
}

export function useHeadActs<Row>(
  state: RefObject<SheetState<Row>>,
  onMenu: HeadActs['onMenu'],
): HeadActs {
  return useMemo(() => {
    const setWidth = (column: string, width: number) => {
      const { view } = state.current
      view.setView(withWidth(view.view, column, Math.max(narrowest, Math.min(widest, width))))
    }
    return {
      onMenu,
      onWidth: setWidth,
      onSort(column, isFurther) {
        const { view } = state.current
        view.setView(withSortPressed(view.view, column, isFurther))
      },
      onResize(event, at) {
        event.preventDefault()
        dragEdge(event, at, setWidth)
      },
      onFit: column => setWidth(column, fittingWidth(state.current, column)),
      onAll() {
        const { chosen, lineCount, columns } = state.current
        if (lineCount === 0) return
        const head = { row: lineCount - 1, column: columns.length - 1 }
        chosen.choose({ anchor: { row: 0, column: 0 }, head })
      },
    }
  }, [state, onMenu])
}

function dragEdge(
  { clientX }: PointerEvent<HTMLElement>,
  { column, width }: CellPlace<never>,
  setWidth: (column: string, width: number) => void,
): void {
  const move = (event: globalThis.PointerEvent) =>
    setWidth(column.id, width + event.clientX - clientX)
  const end = () => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

/** By the longest of the first texts; as good as measuring each. */
function fittingWidth<Row>({ lines, columns }: SheetState<Row>, id: string): number {
  const column = columns.find(one => one.id === id)
  if (!column) return narrowest
  const rows = lines.slice(0, looked).flatMap(({ row }) => (row === undefined ? [] : [row]))
  const texts = rows.map(row => cellText(column.kind, column.value(row)))
  const longest = Math.max(column.heading.length / 1.6, ...texts.map(text => text.length))
  return Math.ceil(longest * letterWidth) + roomBeside
}

const looked = 2000
const letterWidth = 7.6
const roomBeside = 36
