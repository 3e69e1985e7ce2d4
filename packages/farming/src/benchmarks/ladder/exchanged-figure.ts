// The own farm with the figure of a rung exchanged for another one, be it theirs or any in between, and the ladder that
// it would have then.

import type { Known } from '../../numbers/ratio.ts'
import type { ComparedFarm } from './compared-farm.ts'
import { dollarGapLadder } from './dollar-gap-ladder.ts'
import type { ToCompare } from './dollar-gap-ladder.ts'
import type { DollarGap, Rung } from './dollar-gap.ts'
import { returnOf } from './return-gap.ts'
import { whatIf } from './what-if.ts'
import type { WhatIf } from './what-if.ts'

interface Moved<Figure> {
  readonly before: Figure
  readonly after: Figure
}

export interface ExchangedFigure extends WhatIf {
  /** Operating profit for each effective hectare, in cents. */
  readonly profit: Moved<number>
  /** Return on assets managed. */
  readonly roam: Moved<Known>
}

/** `to` in the unit in which the rung compares. Nothing where the figure cannot be exchanged by itself. */
export function exchangedFigure(
  { own, hectares }: Omit<ToCompare, 'theirs'>,
  rung: Rung,
  to: number,
): ExchangedFigure | null {
  const moved = whatIf(own, { ...rung, to: ownFigure(own, rung, to) }, hectares)
  if (!moved) return null
  const { farm } = moved
  return {
    ...moved,
    profit: { before: own.operating_profit, after: farm.operating_profit },
    roam: { before: returnOf(own)?.roam ?? null, after: returnOf(farm)?.roam ?? null },
  }
}

/** The whole ladder as it would be. */
export function exchangedLadder(
  sides: ToCompare,
  { farm: own }: Pick<ExchangedFigure, 'farm'>,
): DollarGap {
  return dollarGapLadder({ ...sides, own })
}

/** Stock may be compared by the hectares of the farm, though the own have ground of their own. */
function ownFigure({ stock }: ComparedFarm, { kind, enterprise, own }: Rung, to: number): number {
  if (kind !== 'stocking' || !enterprise || own === null || own === 0) return to
  const { dse = null, hectares = null } = stock.get(enterprise.key) ?? {}
  return dse === null ? to : (to / own) * (dse / (hectares || 1))
}
