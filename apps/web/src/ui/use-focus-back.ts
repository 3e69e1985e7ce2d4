// Where the focus goes when a dialog that was put into the page is taken out of it again: to what had it
// before; where that is gone, to the button of the menu that it stood in, or to the heading. Without this,
// whoever uses the keyboard would begin at the top of the page.

import { useEffect, useRef, useState } from 'react'

export function useFocusBack(): void {
  const [before] = useState(() => [buttonOfMenu(document.activeElement), document.activeElement])
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      setTimeout(() => {
        if (!isThere.current && isNowhere()) focusOn([...before, document.querySelector('main h1')])
      })
    }
  }, [before])
}

function isNowhere(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}

/** An item of a menu goes with its menu, and a folded button is hidden. */
function buttonOfMenu(item: Element | null): Element | null {
  const name = item?.closest('[role=menu], .folded-buttons')?.getAttribute('aria-labelledby')
  return name ? document.getElementById(name) : null
}

/** On the first that takes it. */
function focusOn(elements: readonly (Element | null)[]): void {
  elements.find(element => {
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    return !isNowhere()
  })
}
