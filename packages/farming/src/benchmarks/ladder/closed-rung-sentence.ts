// What a what-if would gain in words, and why the rung has another figure.

import { dollarsText } from '../../numbers/dollars-text.ts'
import type { ClosedRung } from './closed-rung.ts'
import type { Money } from './dollar-gap.ts'

interface ExchangedWords {
  /** The own figure and theirs, as people write them. */
  readonly own: string
  readonly to: string
}

const reasons = {
  costs_follow: 'leaves out costs paid by the tonne',
  own_figures: 'uses the mean of both farms for everything else',
} as const

export function closedRungSentence(
  { gained, rung, differs }: ClosedRung,
  { own, to }: ExchangedWords,
): string {
  const gain = exchangedSentence(gained, { own, to })
  if (differs.length === 0) return gain
  const why = differs.map(({ why: reason, total }) => `${reasons[reason]} (${signed(total)})`)
  const shown = rung.total < 0 ? signed(rung.total) : dollarsText(rung.total)
  return `${gain} The gap shows ${shown}, because it ${why.join(' and ')}.`
}

/** Of any figure that the own one is exchanged for. */
export function exchangedSentence({ total }: Money, { own, to }: ExchangedWords): string {
  const way = total < 0 ? 'less' : 'more'
  return `At ${to} instead of ${own} the farm would make ${dollarsText(total)} ${way} profit.`
}

const signed = (cents: number): string => `${cents < 0 ? '-' : '+'}${dollarsText(cents)}`
