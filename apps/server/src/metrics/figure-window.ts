// How the figures were some minutes ago: they are noted from time to time, and the oldest note is let go of.

import { figuresOf, samplesIn } from './samples.ts'
import type { MeterFigures } from './samples.ts'
import type { Gathered } from './gathered.ts'

export interface FigureWindow {
  /** How they were at its beginning, and how many seconds ago that was. */
  before(): { readonly seconds: number; readonly figures: MeterFigures }
  stop(): void
}

interface Opening {
  gather(): Promise<Gathered>
  /** In milliseconds. */
  readonly every?: number
  readonly kept?: number
}

/** Five minutes, as it is. */
export function openFigureWindow({ gather, every = 30_000, kept = 10 }: Opening): FigureWindow {
  const start = { at: performance.now(), figures: new Map() as MeterFigures }
  const notes = [start]
  const note = async () => {
    notes.push({ at: performance.now(), figures: figuresOf(samplesIn(await gather())) })
    if (notes.length > kept) notes.shift()
  }
  const timer = setInterval(() => void note().catch(() => undefined), every)
  timer.unref()
  return {
    before() {
      const { at, figures } = notes[0] ?? start
      return { seconds: (performance.now() - at) / 1000, figures }
    },
    stop: () => clearInterval(timer),
  }
}
