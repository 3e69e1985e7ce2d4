// The colours of a chart are those of the page around it, in light and dark: read from its CSS
// variables, and read again when they are others.

import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

export interface ChartLook {
  /** Text, and quieter text. */
  readonly ink: string
  readonly soft: string
  /** The ground that it is drawn on, and lines that only guide the eye. */
  readonly panel: string
  readonly line: string
  /** What is looked at, what it is compared with, a third. */
  readonly accent: string
  readonly attention: string
  readonly note: string
  readonly font: string
}

const plain: ChartLook = {
  ink: '#1f241f',
  soft: '#5b635b',
  panel: '#ffffff',
  line: '#d9d8cd',
  accent: '#2f6b3c',
  attention: '#8a5a00',
  note: '#1f6f8b',
  font: 'sans-serif',
}

export function useChartLook(place: RefObject<HTMLElement | null>): ChartLook {
  const [look, setLook] = useState(plain)
  // Before anything is drawn: with other colours it would be drawn twice.
  useLayoutEffect(() => {
    const read = () => {
      if (place.current) setLook(lookOf(place.current))
    }
    read()
    const seen = new MutationObserver(read)
    seen.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] })
    return () => seen.disconnect()
  }, [place])
  return look
}

/** As it is at this moment; nothing is drawn on what is not there. */
export function lookOf(element: HTMLElement | null): ChartLook {
  if (!element) return plain
  const style = getComputedStyle(element)
  const named = (name: keyof ChartLook) => style.getPropertyValue(`--${name}`).trim() || plain[name]
  return {
    ink: named('ink'),
    soft: named('soft'),
    panel: named('panel'),
    line: named('line'),
    accent: named('accent'),
    attention: named('attention'),
    note: named('note'),
    // Double quotes would end the attribute of a picture in which it is written.
    font: style.fontFamily.replaceAll('"', "'") || plain.font,
  }
}
