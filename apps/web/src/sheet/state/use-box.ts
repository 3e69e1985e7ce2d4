// The box that the sheet moves in: how wide it is, and how it is moved so that a cell can be seen.

import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useMemo, useState } from 'react'
import type { SheetLayout } from '../view/sheet-layout.ts'

export interface Box {
  readonly width: number
  /** Fingers rather than a mouse. */
  readonly isCoarse: boolean
}

/** Where nothing is laid out, as in a page that is not shown. */
export const unmeasured = { width: 1200, height: 640 }

interface Measured {
  readonly box: Box
  /** Its place, which is there before it: the box itself is no wider than what is in it. */
  readonly onPlace: (place: HTMLElement | null) => void
}

export function useBox(): Measured {
  const [width, setWidth] = useState(unmeasured.width)
  const isCoarse = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  // Before it is painted, so that no column moves.
  const onPlace = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined
    const measure = () => setWidth(place.clientWidth || unmeasured.width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  const box = useMemo(() => ({ width, isCoarse }), [width, isCoarse])
  return { box, onPlace }
}

interface Sight {
  readonly layout: SheetLayout<never>
  /** From the top, among the lines and headings of groups. */
  readonly band: number
  readonly column: number
  readonly footHeight: number
}

/** Moves it no further than it must. */
export function bringIntoSight(
  box: HTMLElement,
  { layout, band, column, footHeight }: Sight,
): void {
  const top = band * layout.rowHeight
  const room = box.clientHeight - layout.headHeight - footHeight
  if (top < box.scrollTop) box.scrollTop = top
  else if (top + layout.rowHeight > box.scrollTop + room) {
    box.scrollTop = top + layout.rowHeight - room
  }
  const at = layout.cells[column]
  if (!at || at.isFrozen) return
  const [left, right] = [at.left - layout.frozenWidth, at.left + at.width]
  if (left < box.scrollLeft) box.scrollLeft = left
  else if (right > box.scrollLeft + box.clientWidth) {
    box.scrollLeft = Math.min(left, right - box.clientWidth)
  }
}
