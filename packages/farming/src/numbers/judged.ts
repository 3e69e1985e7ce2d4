// How figures that should agree are judged, and how far apart two of them are in words.

import { quantityText } from './quantity-text.ts'

export interface Judged {
  /** `look` wants a second look; `none` has nothing to compare yet. */
  readonly state: 'good' | 'look' | 'wrong' | 'none'
  readonly says: string
}

export function nothingToJudge(says: string): Judged {
  return { state: 'none', says }
}

/** How much larger the first is, as a share of the second. */
export function excess(figure: number, against: number): number {
  return (figure - against) / against
}

/** `4.6% less`, `the same`. */
export function apart(figure: number, against: number): string {
  const percent = Math.round(Math.abs(excess(figure, against)) * 1000) / 10
  if (percent === 0) return 'the same'
  return `${quantityText(percent)}% ${figure > against ? 'more' : 'less'}`
}
