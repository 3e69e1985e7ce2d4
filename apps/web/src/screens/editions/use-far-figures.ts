// Figures far from those of all other farms, with what was decided about them since the dry run.

import type { EditionReview, FarFigure } from '@furrow/wire/editions/edition-made-answer'
import { useRows } from '../../data/hooks/use-rows.ts'

export interface FarFigures {
  /** Those that nobody decided about come first. */
  readonly figures: readonly FarFigure[]
  readonly more: number
  readonly undecided: number
  readonly retry: () => void
}

export function useFarFigures(period: number, review: EditionReview): FarFigures {
  const { rows, retry } = useRows('outlier_decisions', {
    where: { period_id: period },
    sort: ['-id'],
    limit: 500,
  })
  const figures = review.outliers.map((figure): FarFigure => {
    const last = rows.find(
      row =>
        row.farm_id === figure.farm_id &&
        row.scope === figure.scope &&
        row.measure === figure.measure,
    )
    const isAbout = last && isSame(last.value, figure.value)
    return isAbout
      ? { ...figure, decision: { decision: last.decision, reason: last.reason ?? null } }
      : figure
  })
  const since = figures.filter(
    ({ decision }, at) => decision !== null && review.outliers[at]?.decision === null,
  )
  return {
    figures,
    more: review.more_outliers,
    undecided: review.undecided - since.length,
    retry,
  }
}

/** As far as figures are stored. */
function isSame(stored: number, now: number): boolean {
  return Math.abs(stored - now) <= Math.max(1e-5, Math.abs(now) * 1e-9)
}
