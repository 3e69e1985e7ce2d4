// A scale from one figure to another: where a figure stands on it, from 0 to 1, and the round figures that it is
// marked with. Screens, paper and files draw from the same places.

import { withoutNoise } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface FigureScale {
  readonly from: number
  readonly to: number
  readonly marks: readonly number[]
}

interface ScaleWish {
  /** Bars begin at 0, so that their lengths compare. */
  readonly withZero?: boolean
  /** About how many marks. */
  readonly marks?: number
}

/** From a mark to a mark, around all figures that are known. */
export function figureScale(
  figures: readonly Known[],
  { withZero = false, marks = 4 }: ScaleWish = {},
): FigureScale {
  const known = [...figures.filter(figure => figure !== null), ...(withZero ? [0] : [])]
  if (known.length === 0) return { from: 0, to: 1, marks: [] }
  const least = Math.min(...known)
  const most = Math.max(...known)
  const step = roundStep((most - least || Math.abs(most) || 1) / marks)
  const first = Math.floor(least / step)
  const last = Math.max(first + 1, Math.ceil(most / step))
  const steps = Array.from({ length: last - first + 1 }, (_, count) => first + count)
  return {
    from: withoutNoise(first * step),
    to: withoutNoise(last * step),
    marks: steps.map(count => withoutNoise(count * step)),
  }
}

/** What lies beyond the scale stands at its end. */
export function placeOn({ from, to }: Pick<FigureScale, 'from' | 'to'>, figure: number): number {
  return to === from ? 0.5 : Math.min(1, Math.max(0, (figure - from) / (to - from)))
}

/** 1, 2 or 5 of a power of ten, and at least as much as was asked for. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const factor = [1, 2, 5].find(one => one * power >= least * 0.999) ?? 10
  return factor * power
}
