// What is still open in a period that is validated, counted and said in a sentence. It keeps nobody from going on.

import type { ReviewedFigure } from '@furrow/wire/editions/validation-review-answer'
import { groupedPoints } from '../../../period/point-groups.ts'
import type { QuestionThread } from '../../../period/questions/question-thread.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { countText } from '../../../ui/amounts.ts'
import { isAskedAbout } from '../ask-about-point.ts'
import type { Points } from '../use-collection.ts'

export interface StillOpen {
  readonly blockers: number
  /** Neither confirmed nor asked about. */
  readonly warnings: number
  readonly questions: number
  /** Far from those of others, and nobody decided about them. */
  readonly figures: number
}

interface Counted {
  readonly place: CollectionPlace
  readonly points: Points
  readonly threads: readonly Pick<QuestionThread, 'status' | 'period_id' | 'figure'>[]
  readonly figures: readonly Pick<ReviewedFigure, 'is_far' | 'decision'>[]
}

export function countStillOpen({ place, points, threads, figures }: Counted): StillOpen {
  const { blockers, warnings } = points
  const groups = groupedPoints(warnings.filter(({ confirmed }) => !confirmed))
  const unseen = groups.filter(group => !isAskedAbout(group, place, threads))
  return {
    blockers: blockers.length,
    warnings: unseen.reduce((sum, group) => sum + group.points.length, 0),
    questions: threads.filter(({ status }) => status === 'Open').length,
    figures: figures.filter(({ is_far: isFar, decision }) => isFar && !decision).length,
  }
}

export function stillOpenWords({ blockers, warnings, questions, figures }: StillOpen): string {
  const parts = [
    part(blockers, 'thing', 'left to fix'),
    part(warnings, 'warning', 'not looked at'),
    part(questions, 'question', 'open'),
    part(figures, 'figure far from others', 'undecided', 'figures far from others'),
  ].flat()
  const last = parts.pop()
  if (last === undefined) return 'Nothing is open.'
  return `${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}.`
}

function part(count: number, one: string, state: string, several = `${one}s`): readonly string[] {
  return count === 0
    ? []
    : [`${countText(count, one, several)} ${count === 1 ? 'is' : 'are'} ${state}`]
}
