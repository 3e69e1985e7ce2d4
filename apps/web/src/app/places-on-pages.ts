// Whoever goes back is where they were on the page; every other way leads to its top.

import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

export interface PlacesOnPages {
  /** Once the page is there. */
  readonly arrive: (at: ParsedLocation) => void
}

export function placesOnPages({ subscribe }: Pick<AnyRouter, 'subscribe'>): PlacesOnPages {
  const left = new Map<string | undefined, number>()
  let returning = new AbortController()
  subscribe('onBeforeLoad', ({ fromLocation }) => {
    returning.abort()
    if (fromLocation) left.set(entryOf(fromLocation), window.scrollY)
  })
  return {
    arrive: at => {
      returning = new AbortController()
      keepAt(left.get(entryOf(at)) ?? 0, returning)
    },
  }
}

/** Of the history: every new way to a page makes one of its own. */
function entryOf({ state: { __TSR_key: entry } }: ParsedLocation): string | undefined {
  return entry
}

/** What stands further down comes when it is read and drawn; whoever moves the page before that has their way. */
function keepAt(top: number, returning: AbortController): void {
  const { signal } = returning
  const last = performance.now() + patience
  for (const moved of ['wheel', 'pointerdown', 'touchstart', 'keydown']) {
    window.addEventListener(moved, () => returning.abort(), { signal, passive: true })
  }
  const look = () => {
    if (signal.aborted) return
    window.scrollTo({ top, left: 0, behavior: 'instant' })
    if (window.scrollY >= top - 1 || performance.now() > last) returning.abort()
    else requestAnimationFrame(look)
  }
  look()
}

/** In milliseconds. */
const patience = 2000
