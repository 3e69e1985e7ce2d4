// Whoever types a choice and goes on with Tab means it, as with Enter.

import type { KeyboardEvent } from 'react'

interface Taking {
  readonly keys: readonly string[]
  /** Where to take it once more would give it up. */
  readonly keepsChosen?: boolean
}

/**
 * Enter itself comes this far where Mantine has forgotten which option it marked: a timer of its dropdown says so, and
 * keys may be faster.
 */
export function takeTyped({ keys, keepsChosen = false }: Taking) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, defaultPrevented, nativeEvent, target } = event
    if (!keys.includes(key) || defaultPrevented || nativeEvent.isComposing) return
    const option = optionOf(target as Element)
    if (!option) return
    if (key === 'Enter') event.preventDefault()
    if (!keepsChosen || !option.hasAttribute('data-combobox-active')) option.click()
  }
}

/** The one that is marked in the list of a box, else the first. */
export function optionOf(box: Element): HTMLElement | null {
  const list = document.getElementById(box.getAttribute('aria-controls') ?? '')
  return (
    list?.querySelector<HTMLElement>('[data-combobox-selected]') ??
    list?.querySelector<HTMLElement>('[data-combobox-option]') ??
    null
  )
}
