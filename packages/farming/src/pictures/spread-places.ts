// A spread: where the usual range of a group, its middle and average farm, its best farms and the own farm stand
// on one strip. What is better lies to the right, also where that is the lower figure.

import type { Known } from '../numbers/ratio.ts'
import { placeOn } from './figure-scale.ts'

export interface SpreadFigures {
  readonly better: 'up' | 'down' | 'neither'
  readonly own: Known
  readonly low: Known
  readonly middle: Known
  readonly high: Known
  readonly average: Known
  readonly top: Known
}

export interface SpreadPlaces {
  /** The usual range, from left to right. */
  readonly band: { readonly from: number; readonly to: number } | null
  readonly middle: Known
  readonly average: Known
  readonly top: Known
  /** None where there is nothing to stand beside. */
  readonly own: OwnPlace | null
}

interface OwnPlace {
  readonly at: number
  /** It lies further out than the strip reaches. */
  readonly beyond: 'left' | 'right' | null
}

/** A strip reaches this many times the usual range beyond it: one farm far out does not press all others together. */
const reach = 1.5
/** Marks at an end are drawn whole. */
const edge = 0.06

export function spreadPlaces(figures: SpreadFigures): SpreadPlaces {
  const scale = scaleOf(figures)
  const isTurned = figures.better === 'down'
  const at = (figure: number) => {
    const place = edge + placeOn(scale, figure) * (1 - 2 * edge)
    return isTurned ? 1 - place : place
  }
  const known = (figure: Known) => (figure === null ? null : at(figure))
  const { own, low, middle, high, average, top } = figures
  const isAlone = [low, middle, high, average, top].every(figure => figure === null)
  const ends = low === null || high === null ? null : [at(low), at(high)]
  return {
    band: ends && { from: Math.min(...ends), to: Math.max(...ends) },
    middle: known(middle),
    average: known(average),
    top: known(top),
    own: own === null || isAlone ? null : { at: at(own), beyond: beyondOf(own, scale, isTurned) },
  }
}

interface Ends {
  readonly from: number
  readonly to: number
}

function scaleOf({ own, low, middle, high, average, top }: SpreadFigures): Ends {
  const known = [own, low, middle, high, average, top].filter(figure => figure !== null)
  if (known.length === 0) return { from: 0, to: 1 }
  const least = Math.min(...known)
  const most = Math.max(...known)
  if (low === null || high === null || low === high) return { from: least, to: most }
  const room = Math.abs(high - low) * reach
  return { from: Math.max(least, low - room), to: Math.min(most, high + room) }
}

function beyondOf(own: number, { from, to }: Ends, isTurned: boolean): OwnPlace['beyond'] {
  if (own >= from && own <= to) return null
  return own < from === isTurned ? 'right' : 'left'
}
