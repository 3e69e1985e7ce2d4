// Which finding is shown. It moves here at once, and the server is told. What others chose counts where nothing of one’s
// own is still untold.

import { tellNewest } from './tell-newest.ts'
import type { Hearing } from './tell-newest.ts'

export interface PlaceShown {
  /** From 0. */
  readonly place: number
  /** The server couldn’t be told yet, and is told again. */
  readonly isUntold: boolean
  /** It was told, and said no. */
  readonly wrong?: string
}

export interface ShownPlaces {
  now(): PlaceShown
  subscribe(listener: () => void): () => void
  go(place: number): void
  /** As the server has it, and since when. */
  heard(place: number, at: string): void
  /** There may be signal again. */
  wake(): void
  stop(): void
}

export function shownPlaces(tell: (place: number) => Promise<Hearing>, first = 0): ShownPlaces {
  const listeners = new Set<() => void>()
  let shown: PlaceShown = { place: first, isUntold: false }
  /** Of what the server said: an answer that is older says nothing. */
  let newest = ''
  const show = (next: PlaceShown) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const own = tellNewest<number>({
    tell,
    onLost: () => show({ ...shown, isUntold: true }),
    onHeard(hearing, isNewest) {
      if (hearing.kind === 'done' && hearing.at > newest) newest = hearing.at
      if (!isNewest) return
      const wrong = hearing.kind === 'refused' ? { wrong: hearing.message } : {}
      show({ place: shown.place, isUntold: false, ...wrong })
    },
  })
  return {
    now: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      own.goOn()
      return () => void listeners.delete(listener)
    },
    go(place) {
      show({ ...shown, place })
      own.say(place)
    },
    heard(place, at) {
      if (own.isUntold() || at <= newest) return
      newest = at
      if (place !== shown.place) show({ place, isUntold: false })
    },
    wake: own.wake,
    stop: own.stop,
  }
}
