// Whoever types a name and goes on with Enter or Tab before the server has answered means what it finds: no form is sent
// without it, and what was typed stays in the box until it is known.

import { useState } from 'react'
import type { KeyboardEvent } from 'react'

/** `text`: what was typed, as long as nothing was picked for it. */
export function useEarlyChoice(text: string) {
  const [meant, setMeant] = useState('')
  return {
    isMeant: text !== '' && meant === text,
    /** It was taken, or something else is typed. */
    forget: () => setMeant(''),
    onKeyDown(event: KeyboardEvent) {
      const { key, defaultPrevented, nativeEvent } = event
      if (defaultPrevented || nativeEvent.isComposing || text === '') return
      if (key === 'Enter') event.preventDefault()
      if (key === 'Enter' || key === 'Tab') setMeant(text)
    },
  }
}
