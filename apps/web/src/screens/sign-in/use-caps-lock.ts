// Whether Caps Lock is on while a password is typed.

import { useState } from 'react'
import type { KeyboardEvent } from 'react'

export function useCapsLock() {
  const [isOn, setOn] = useState(false)
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'))
  return { isOn, watch: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } }
}
