// Rungs in whole cents: for each hectare and for all of the own farm's they come to the difference of the
// operating profits as they are shown.

import { roundedSum } from '../../numbers/rounded-sum.ts'
import { wholeCents } from '../../numbers/shared-cents.ts'
import { gapOf } from './both-sides.ts'
import type { Both } from './both-sides.ts'
import type { Money, PaddockRung, Rung } from './dollar-gap.ts'
import type { ExactRung } from './exact-rung.ts'

/** Without those that are nothing. */
export function inCents(
  rungs: readonly ExactRung[],
  profits: Both,
  hectares: number,
): ReadonlyMap<ExactRung, Rung> {
  const rounded = (by: number) =>
    roundedSum(
      gapOf({ own: wholeCents(profits.own * by), theirs: wholeCents(profits.theirs * by) }),
      rungs.map(({ amount }) => amount * by),
    )
  const [cents, totals] = [rounded(1), rounded(hectares)]
  return new Map(
    rungs.flatMap((rung, place) => {
      const money = { cents: cents[place] ?? 0, total: totals[place] ?? 0 }
      return money.cents === 0 && money.total === 0 ? [] : [[rung, told(rung, money, hectares)]]
    }),
  )
}

function told(
  { kind, enterprise, group, figures, paddocks }: ExactRung,
  money: Money,
  hectares: number,
): Rung {
  return {
    kind,
    enterprise,
    group,
    ...figures,
    ...money,
    paddocks: paddocksOf(paddocks, money, hectares),
  }
}

function paddocksOf(
  paddocks: ExactRung['paddocks'],
  { cents, total }: Money,
  hectares: number,
): readonly PaddockRung[] {
  const ofHectare = roundedSum(
    cents,
    paddocks.map(({ amount }) => amount),
  )
  const ofFarm = roundedSum(
    total,
    paddocks.map(({ amount }) => amount * hectares),
  )
  return paddocks.map(({ key, yield: given }, place) => ({
    key,
    yield: given,
    cents: ofHectare[place] ?? 0,
    total: ofFarm[place] ?? 0,
  }))
}

export function sumOfMoney(parts: readonly Money[]): Money {
  return {
    cents: parts.reduce((sum, { cents }) => sum + cents, 0),
    total: parts.reduce((sum, { total }) => sum + total, 0),
  }
}
