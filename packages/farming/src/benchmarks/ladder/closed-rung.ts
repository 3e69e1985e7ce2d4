// A rung as what it would bring to do as the others do, and why that is not the rung itself: a rung counts with
// the middle of both sides, a what-if with the own ground, price and water.

import type { ToCompare } from './dollar-gap-ladder.ts'
import type { Money, Rung } from './dollar-gap.ts'
import { exchangedFigure } from './exchanged-figure.ts'
import type { ExchangedFigure } from './exchanged-figure.ts'

export interface ClosedRung extends ExchangedFigure {
  /** The rung, as what is gained without it. */
  readonly rung: Money
  /** What the gain is more than that, which comes to the difference. */
  readonly differs: readonly Differs[]
}

interface Differs extends Money {
  /** `own_figures`: the own ground, price, water and stock in place of the middle of both sides. */
  readonly why: 'costs_follow' | 'own_figures'
}

/** Nothing where the figure is not known of the others, or cannot be exchanged. */
export function closedRung(sides: Omit<ToCompare, 'theirs'>, rung: Rung): ClosedRung | null {
  const closed = rung.theirs === null ? null : exchangedFigure(sides, rung, rung.theirs)
  if (!closed) return null
  const { gained, costs_followed: followed } = closed
  const differs: readonly Differs[] = [
    { why: 'costs_follow', ...followed },
    {
      why: 'own_figures',
      cents: gained.cents + rung.cents - followed.cents,
      total: gained.total + rung.total - followed.total,
    },
  ]
  return {
    ...closed,
    rung: { cents: 0 - rung.cents, total: 0 - rung.total },
    differs: differs.filter(({ cents, total }) => cents !== 0 || total !== 0),
  }
}
