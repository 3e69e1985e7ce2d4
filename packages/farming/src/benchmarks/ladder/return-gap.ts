// The same difference as a return on the assets managed (C135 to C137): margin × turnover.

import type { Both } from './both-sides.ts'
import { gapOf, middleOf } from './both-sides.ts'
import type { ComparedFarm } from './compared-farm.ts'
import type { ReturnGap, ReturnOnAssets } from './dollar-gap.ts'

/** Nothing where a side's income or assets are not known, or not above 0. */
export function returnGap(farms: Both<ComparedFarm>): ReturnGap | null {
  const [own, theirs] = [returnOf(farms.own), returnOf(farms.theirs)]
  if (!own || !theirs) return null
  const margin = { own: own.margin, theirs: theirs.margin }
  const turnover = { own: own.turnover, theirs: theirs.turnover }
  return {
    own,
    theirs,
    gap: own.roam - theirs.roam,
    by_margin: middleOf(turnover) * gapOf(margin),
    by_turnover: middleOf(margin) * gapOf(turnover),
  }
}

export function returnOf(farm: ComparedFarm): ReturnOnAssets | null {
  const { operating_profit: profit, gross_income: income, assets_managed: assets } = farm
  if (income === null || assets === null || income <= 0 || assets <= 0) return null
  return { roam: profit / assets, margin: profit / income, turnover: income / assets }
}
