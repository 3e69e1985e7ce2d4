// What a spread says of a group, in a sentence that is read out in a hall.

import { rangeText } from '../numbers/range-text.ts'

export interface SpreadTexts {
  readonly band: 'quartiles' | 'fifths' | null
  /** Figures as people read them; null where they are not published. */
  readonly low: string | null
  readonly high: string | null
  readonly average: string | null
  /** Of the average of the best farms. */
  readonly top: string | null
}

/** `Half of the farms are between 2.1 and 3.4 t/ha; the best farms average 3.9 t/ha.` */
export function spreadSentence(texts: SpreadTexts): string {
  const of = usual(texts)
  const { top } = texts
  if (of === null) return top === null ? '' : `The best farms average ${top}.`
  return top === null ? `${of}.` : `${of}; the best farms average ${top}.`
}

function usual({ band, low, high, average }: SpreadTexts): string | null {
  if (band === null || low === null || high === null) {
    return average === null ? null : `The average farm has ${average}`
  }
  const part = band === 'quartiles' ? 'Half of the farms' : 'Three in five farms'
  return low === high
    ? `${part} are at ${low}`
    : `${part} are between ${rangeText(low, high, 'and')}`
}
