// Sums and shares of figures of which some are not known: blanks are skipped, never counted as 0.

import type { Figure } from './raw-farm.ts'

function known(figures: readonly Figure[]): number[] {
  return figures.filter(figure => figure !== null)
}

/** Blanks are skipped; of blanks alone nothing is known. */
export function total(figures: readonly Figure[]): Figure {
  const told = known(figures)
  return told.length === 0 ? null : told.reduce((sum, one) => sum + one, 0)
}

export function per(figure: Figure, of: Figure): Figure {
  return figure === null || of === null || of === 0 ? null : figure / of
}

export function times(one: Figure, other: Figure): Figure {
  return one === null || other === null ? null : one * other
}
