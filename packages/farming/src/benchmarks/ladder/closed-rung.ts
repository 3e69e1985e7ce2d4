// A rung as what it would bring to do as the others do, and why that is not the rung itself: a rung counts with
// the middle of both sides, a what-if with the own ground, price and water.

import type { Known } from '../../numbers/ratio.ts'
import type { ComparedFarm } from './compared-farm.ts'
import type { ToCompare } from './dollar-gap-ladder.ts'
import type { Money, Rung } from './dollar-gap.ts'
import { whatIf } from './what-if.ts'
import type { WhatIf } from './what-if.ts'

export interface ClosedRung extends WhatIf {
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
export function closedRung(
  { own, hectares }: Omit<ToCompare, 'theirs'>,
  rung: Rung,
): ClosedRung | null {
  const to = theirFigure(own, rung)
  const closed = to === null ? null : whatIf(own, { ...rung, to }, hectares)
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

/** Stock may be compared by the hectares of the farm, though the own have ground of their own. */
function theirFigure({ stock }: ComparedFarm, { kind, enterprise, own, theirs }: Rung): Known {
  if (kind !== 'stocking' || !enterprise || own === null || theirs === null) return theirs
  const { dse = null, hectares = null } = stock.get(enterprise.key) ?? {}
  return dse === null ? null : (theirs / own) * (dse / (hectares || 1))
}
