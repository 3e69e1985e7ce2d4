// Whoever types a name and presses Enter before the server has answered means what it finds: the form is not sent
// without it.

import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { optionOf } from '../../ui/inputs/take-typed.ts'

interface Looking {
  readonly box: RefObject<HTMLInputElement | null>
  /** What was typed, as long as nothing was picked for it. */
  readonly text: string
  /** The options are those of the text. */
  readonly isFound: boolean
}

export function useEarlyEnter({ box, text, isFound }: Looking) {
  const meant = useRef<string>(undefined)
  useEffect(() => {
    if (!isFound || meant.current !== text || !box.current) return
    meant.current = undefined
    optionOf(box.current)?.click()
  }, [box, text, isFound])
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || text === '' || isFound) return
    event.preventDefault()
    meant.current = text
  }
}
