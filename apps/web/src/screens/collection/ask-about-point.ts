// What a question about warnings is kept with, and whether one is open already.

import { askableKinds } from '@furrow/catalogue/choices'
import type { PointGroup } from '../../period/point-groups.ts'
import type { QuestionThread } from '../../period/questions/question-thread.ts'
import type { CollectionPlace } from '../../period/use-place.ts'

/** Of several records at once it is their part of the collection that is asked about. */
export function askAbout({ points, words }: PointGroup, { periodId: period_id }: CollectionPlace) {
  const [first, ...others] = points
  const { section, resource, id, field, money } = first ?? {}
  const kind = askableKinds.find(name => name === resource)
  const isOne = others.length === 0 && kind !== undefined && typeof id === 'number'
  return {
    period_id,
    ...(section !== undefined && { section }),
    ...(isOne && { about_type: kind, about_id: id, ...(field && { field }) }),
    ...(money && { about_finance: true }),
    figure: figureWords(words),
  }
}

type AskedAbout = Pick<QuestionThread, 'status' | 'period_id' | 'figure'>

export function isAskedAbout(
  { words }: PointGroup,
  { periodId }: CollectionPlace,
  threads: readonly AskedAbout[],
): boolean {
  return threads.some(
    ({ status, period_id, figure }) =>
      status === 'Open' && period_id === periodId && figure === figureWords(words),
  )
}

function figureWords(words: string): string {
  return words.length > 60 ? `${words.slice(0, 59)}…` : words
}
