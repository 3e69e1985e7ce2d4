// A finding in a sentence or two.

import { dollarsText } from '../../numbers/dollars-text.ts'
import { rangeText } from '../../numbers/range-text.ts'
import type { Finding } from './benchmark-findings.ts'

export interface FindingWords {
  /** Of the measure or the rung. */
  readonly label: string
  /** The figures of the finding as people write them. */
  readonly figure: (value: number) => string
  /** Whom the dollars compare with: `the average farm`, `the top 20%`. */
  readonly against: string
}

/**
 * `Wheat yield, 2.1 t/ha, is below the usual range of 2.4 to 3.1 t/ha. It makes $41,200 less than the average farm
 * ($28.00/ha).`
 */
export function findingSentence(finding: Finding, words: FindingWords): string {
  const money = moneySentence(finding, words)
  return money === ''
    ? `${placeSentence(finding, words)}.`
    : `${placeSentence(finding, words)}. ${money}.`
}

function placeSentence({ own, band, place, rungs }: Finding, words: FindingWords): string {
  const { label, figure } = words
  if (own === null) return label
  if (band && place) {
    const side = place === 'inside' ? 'within' : place
    return `${label}, ${figure(own)}, is ${side} the usual range of ${rangeText(figure(band.low), figure(band.high))}`
  }
  const theirs = rungs[0]?.theirs ?? null
  if (theirs === null) return `${label}, ${figure(own)}`
  return `${label}, ${figure(own)} against ${figure(theirs)}`
}

function moneySentence({ cents, total }: Finding, { against }: FindingWords): string {
  if (cents === null || total === null || total === 0) return ''
  const way = total > 0 ? 'more' : 'less'
  return `It makes ${dollarsText(total)} ${way} profit than ${against} (${dollarsText(cents)}/ha)`
}
