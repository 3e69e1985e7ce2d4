// How much of what a farm is asked in a period is answered (C189), reckoned question by question.

import { askedOfCrops } from './plain-asked-of-crops.ts'
import { askedOfLand } from './plain-asked-of-land.ts'
import { askedOfPapers } from './plain-asked-of-papers.ts'
import { askedOfStock } from './plain-asked-of-stock.ts'
import { askedOfThings } from './plain-asked-of-things.ts'
import { per, times, total } from './plain-figures.ts'
import type { AskedPeriod, Question } from './plain-question.ts'
import type { Figure } from './raw-farm.ts'

/** Of the domain, 6.4. Sections that are not among them weigh nothing. */
const weights: Readonly<Record<string, number>> = {
  paddocks: 15,
  rain: 10,
  cropping: 25,
  crop_sales: 10,
  livestock: 15,
  assets: 10,
  finance: 10,
  files: 5,
}

export interface PlainCompleteness {
  readonly score: Figure
  /** By section: how much is asked, and how much of it answered. */
  readonly sections: Readonly<Record<string, Figure>>
}

export function plainCompleteness(asked: AskedPeriod): PlainCompleteness {
  const questions: readonly Question[] = [
    ...askedOfPapers(asked),
    ...askedOfLand(asked),
    ...askedOfCrops(asked),
    ...askedOfStock(asked),
    ...askedOfThings(asked),
  ]
  const scored = [...Map.groupBy(questions, ([section]) => section)].map(([section, own]) => {
    const answered = own.filter(([, isAnswered]) => isAnswered).length
    const weight = weights[section] ?? 0
    return { section, asked: own.length, answered, weight, score: answered / own.length }
  })
  return {
    score: per(
      total(scored.map(({ weight, score }) => times(weight, score))),
      total(scored.map(({ weight }) => weight)),
    ),
    sections: Object.fromEntries(
      scored.flatMap(one => [
        [`asked of ${one.section}`, one.asked],
        [`answered of ${one.section}`, one.answered],
      ]),
    ),
  }
}

/** As it stood when the period was handed over; before that nothing is said (C189, T24). */
export function plainHandOver(asked: AskedPeriod): Readonly<Record<string, Figure>> {
  const { answers, period } = asked
  const handed = answers.handOvers.find(({ period_id }) => period_id === period)
  if (!handed) return { data_complete_pct: null, benchmark_opt_in: null }
  const { at: until, takes_part: takesPart } = handed
  return {
    data_complete_pct: plainCompleteness({ ...asked, until }).score,
    benchmark_opt_in: takesPart === null ? null : Number(takesPart),
  }
}
