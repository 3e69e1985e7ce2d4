// Brings a part of the page into sight when another month is chosen further down: not when the page
// opens, which begins at its top.

import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

export function useChosenInSight(
  part: RefObject<HTMLElement | null>,
  month: number | undefined,
): void {
  const before = useRef(month)
  useEffect(() => {
    const isOther = before.current !== month
    before.current = month
    if (isOther && month !== undefined) part.current?.scrollIntoView({ block: 'nearest' })
  }, [part, month])
}
