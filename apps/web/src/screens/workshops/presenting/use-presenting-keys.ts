// The keys of the big screen, wherever the focus is; but what has the focus keeps its own, and so does a dialog.

import { useEffect, useEffectEvent, useState } from 'react'
import { deedOfKey } from './presenting-keys.ts'
import type { KeyDeed } from './presenting-keys.ts'

interface AtPlace {
  readonly place: number
  readonly count: number
  /** A dialog is open, whose keys they are. */
  readonly isCovered: boolean
}

/** Of a number that is not finished. */
const forgottenAfter = 4000

/** The digits that were typed so far. */
export function usePresentingKeys(at: AtPlace, act: (deed: KeyDeed) => void): string {
  const [digits, setDigits] = useState('')
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOthers = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented
    if (at.isCovered || isOthers || isOfFocus(event)) return
    const deed = deedOfKey(event.key, { ...at, digits })
    if (!deed) return
    event.preventDefault()
    setDigits(deed.kind === 'digits' ? deed.digits : '')
    if (deed.kind !== 'digits') act(deed)
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  useEffect(() => {
    if (digits === '') return undefined
    const timer = setTimeout(() => setDigits(''), forgottenAfter)
    return () => clearTimeout(timer)
  }, [digits])
  return digits
}

/** Enter and Space press the button that the keyboard has come to. */
function isOfFocus({ key, target }: KeyboardEvent): boolean {
  const isPress = key === 'Enter' || key === ' '
  return isPress && target instanceof Element && target.closest('button, a[href]') !== null
}
