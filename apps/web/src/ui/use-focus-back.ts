// Where the focus goes when a dialog that was put into the page is taken out of it again: to what had it
// before. Without this, whoever uses the keyboard would begin at the top of the page.

import { useEffect, useRef, useState } from 'react'

export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      setTimeout(() => {
        if (!isThere.current && isNowhere()) focusOn(before)
      })
    }
  }, [before])
}

function isNowhere(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}

function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
}
