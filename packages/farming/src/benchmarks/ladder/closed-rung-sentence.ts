// What a what-if would gain in words, and why the rung has another figure.

import { dollarsText } from '../../numbers/dollars-text.ts'
import type { ClosedRung } from './closed-rung.ts'

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
  const way = gained.total < 0 ? 'less' : 'more'
  const gain = `At ${to} instead of ${own} the farm would make ${dollarsText(gained.total)} ${way} profit.`
  if (differs.length === 0) return gain
  const why = differs.map(({ why: reason, total }) => `${reasons[reason]} (${signed(total)})`)
  const shown = rung.total < 0 ? signed(rung.total) : dollarsText(rung.total)
  return `${gain} The gap shows ${shown}, because it ${why.join(' and ')}.`
}

const signed = (cents: number): string => `${cents < 0 ? '-' : '+'}${dollarsText(cents)}`
