// Where the menu of a cell or of a heading stands open.

import { useMemo, useState } from 'react'
import type { RefObject } from 'react'
import { cellId } from './cell-id.ts'
import type { SheetState } from './sheet-state.ts'

interface OpenMenu {
  readonly x: number
  readonly y: number
  /** Of a heading; of the chosen cells unless said. */
  readonly column?: string
}

export interface MenuNow {
  readonly open: OpenMenu | undefined
  readonly openAt: (x: number, y: number) => void
  readonly openAtActive: () => void
  readonly openOf: (column: string, opener: HTMLElement) => void
  readonly close: () => void
}

export function useMenu<Row>(state: RefObject<SheetState<Row>>): MenuNow {
  const [open, setOpen] = useState<OpenMenu>()
  const acts = useMemo(
    () => ({
      openAt: (x: number, y: number) => setOpen({ x, y }),
      openAtActive() {
        const { chosen, gridId } = state.current
        const { active } = chosen
        const cell = active && document.getElementById(cellId(gridId, active.row, active.column))
        if (!cell) return
        const { left, bottom } = cell.getBoundingClientRect()
        setOpen({ x: left + 8, y: bottom })
      },
      openOf(column: string, opener: HTMLElement) {
        const { left, bottom } = opener.getBoundingClientRect()
        setOpen({ x: left, y: bottom, column })
      },
      close() {
        setOpen(undefined)
        state.current.boxRef.current?.focus({ preventScroll: true })
      },
    }),
    [state],
  )
  return useMemo(() => ({ ...acts, open }), [acts, open])
}
