// What separates a farm from another in dollars for each effective hectare, in rungs that come to the difference
// of their operating profits to the cent. First how much of each enterprise, then how well it is done: in both
// steps a factor counts with the middle of both sides of the others.

import { areAbove0, bothOf } from './both-sides.ts'
import type { Both } from './both-sides.ts'
import type { ComparedFarm } from './compared-farm.ts'
import { cropRungs } from './crop-rungs.ts'
import type { DollarGap, EnterpriseRungs, Rung } from './dollar-gap.ts'
import { enterprisePairs, usedGround } from './enterprise-pair.ts'
import type { EnterprisePair } from './enterprise-pair.ts'
import type { ExactRung } from './exact-rung.ts'
import { farmRungs, intensity, notItemised } from './farm-rungs.ts'
import { areaMix, loneRungs } from './ground-rungs.ts'
import { returnGap } from './return-gap.ts'
import { inCents, sumOfMoney } from './rungs-in-cents.ts'
import { stockRungs } from './stock-rungs.ts'

export interface ToCompare extends Both<ComparedFarm> {
  /** Effective hectares of the own farm. */
  readonly hectares: number
}

/** Cents for each hectare: what is less is told together with the rest that is. */
const leastTold = 200

export function dollarGapLadder({ own, theirs, hectares }: ToCompare): DollarGap {
  const farms = { own, theirs }
  const pairs = enterprisePairs(farms)
  const ground = usedGround(farms, pairs)
  const ofEnterprises = pairs.map(pair => ({ pair, exact: rungsOf(pair, ground.margin) }))
  const ofFarm = [intensity(ground), ...farmRungs(farms), notItemised(farms, pairs)]
  const profits = bothOf(farms, ({ operating_profit }) => operating_profit)
  const all = inCents(
    [...ofEnterprises.flatMap(({ exact }) => exact), ...ofFarm],
    profits,
    hectares,
  )
  const isSmall = ({ cents }: Rung) => Math.abs(cents) < leastTold
  const small = [...all.values()].filter(isSmall)
  const told = new Map([...all].filter(([, rung]) => !isSmall(rung)))
  return {
    ...sumOfMoney([...all.values()]),
    enterprises: ofEnterprises
      .flatMap(({ pair, exact }) => enterpriseRungs(pair, exact, told))
      .toSorted((one, other) => Math.abs(other.cents) - Math.abs(one.cents)),
    farm: foundIn(ofFarm, told),
    small: small.length === 0 ? null : { ...sumOfMoney(small), rungs: small },
    return_on_assets: returnGap(farms),
  }
}

function rungsOf(pair: EnterprisePair, usedMargin: number): readonly ExactRung[] {
  if (!pair.compared) return loneRungs(pair, usedMargin)
  return [
    ...(areAbove0(pair.ground) ? [areaMix(pair, usedMargin)] : []),
    ...(pair.kind === 'crop' ? cropRungs(pair, pair.compared) : stockRungs(pair, pair.compared)),
  ]
}

function enterpriseRungs(
  { kind, key, only, irrigated }: EnterprisePair,
  exact: readonly ExactRung[],
  told: ReadonlyMap<ExactRung, Rung>,
): readonly EnterpriseRungs[] {
  const rungs = foundIn(exact, told)
  if (rungs.length === 0) return []
  return [
    {
      kind,
      key,
      only,
      irrigated,
      is_season_split: isSeasonSplit(exact),
      ...sumOfMoney(rungs),
      rungs,
    },
  ]
}

function isSeasonSplit(exact: readonly ExactRung[]): boolean | null {
  if (exact.some(({ kind }) => kind === 'yield_for_water')) return true
  return exact.some(({ kind }) => kind === 'yield') ? false : null
}

function foundIn(exact: readonly ExactRung[], told: ReadonlyMap<ExactRung, Rung>): readonly Rung[] {
  return exact.flatMap(rung => told.get(rung) ?? [])
}
