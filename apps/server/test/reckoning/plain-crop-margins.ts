// What is left of each crop once it is paid for, and of several of a kind together, reckoned from what they brought
// in and what they bear (C31 to C38, C167, T22). Whole cents, by hectares that are ours.

import { isCropped } from './plain-crops-of-record.ts'
import type { PlainCrop } from './plain-crop.ts'
import { per, times, total } from './plain-figures.ts'
import { cents } from './plain-income.ts'
import type { SoldOfCrop } from './plain-sold.ts'
import type { Figure } from './raw-farm.ts'

type Figures = Readonly<Record<string, Figure>>

/** A crop with its money, before anything is reckoned of it. */
export interface PaidCrop {
  readonly crop: PlainCrop
  readonly earned: SoldOfCrop
  /** What it bears of all direct costs, and of those that bring it to market. */
  readonly cost: Figure
  readonly market: Figure
  /** Cents of overheads on a hectare. */
  readonly overheads: Figure
}

/** What crops bear of the overheads, over their hectares; else all overheads over all hectares (C36). */
export function overheadsOfHectare(record: Figures): Figure {
  const all = (names: readonly string[]) => total(names.map(name => record[name] ?? null))
  const borne = all(['co_dry_overhead', 'co_irr_overhead', 'co_cane_overhead'])
  const grown = all(['dl_area_cropped_ha', 'ir_area_cropped_ha', 'cane_area_ha'])
  if (borne !== null && grown) return borne / grown
  return per(record['overhead_cost'] ?? null, record['effective_ha'] ?? null)
}

export function plainMargin({ crop, earned, cost, market, overheads }: PaidCrop): Figures {
  const { own_area: hectares, own, area, megalitres, water } = crop
  const margin = less(earned.income, cost)
  const price = earned.price ?? earned.expected_price
  const way = wayOf(crop, market)
  const overhead = isCropped(crop) ? cents(times(overheads, area)) : null
  return {
    kept_income: earned.kept_income,
    expected_price: earned.expected_price,
    cost,
    cost_per_ha: cents(per(cost, hectares)),
    gross_margin: margin,
    margin_per_ha: cents(per(margin, hectares)),
    return_on_cost: per(margin, cost),
    break_even_yield: per(per(cost, hectares), price),
    break_even_price: hectares ? cents(per(cost, own)) : null,
    margin_per_ml: cents(per(margin, megalitres)),
    margin_per_mm: cents(per(per(margin, hectares), water)),
    market_cost: cents(way),
    farm_gate_price: cents(less(price, way)),
    overhead,
    full_cost: cents(per(less(cost, times(overhead, -1)), own)),
  }
}

type Some = readonly PaidCrop[]

const sum = (some: Some, figure: (one: PaidCrop) => Figure): Figure => total(some.map(figure))
const hectaresOf = (some: Some) => sum(some, ({ crop }) => crop.own_area)
const costOf = (some: Some) => sum(some, ({ cost }) => cost)
const marginOf = (some: Some) => sum(some, ({ earned, cost }) => less(earned.income, cost))
const toldOf = (name: string) => (one: PaidCrop) => plainMargin(one)[name] ?? null

/** By what it is each of, in whole cents. */
function mean(
  some: Some,
  figure: (one: PaidCrop) => Figure,
  by: (one: PaidCrop) => Figure,
): Figure {
  const weighed = some.filter(one => figure(one) !== null && by(one) !== null)
  return cents(
    per(
      sum(weighed, one => times(figure(one), by(one))),
      sum(weighed, by),
    ),
  )
}

/** Of a kind as a whole: what still grows has cost something and brought nothing yet. */
export function plainMarginOfKind(all: Some): Figures {
  const known = all.filter(({ cost, earned }) => cost !== null && earned.income !== null)
  const watered = known.filter(({ crop }) => (crop.megalitres ?? 0) !== 0)
  const wet = known.filter(({ crop }) => (crop.own_area ?? 0) !== 0 && (crop.water ?? 0) !== 0)
  const used = sum(wet, ({ crop }) => times(crop.water, crop.own_area))
  return {
    kept_income: sum(all, ({ earned }) => earned.kept_income),
    gross_margin: marginOf(known),
    margin_per_ha: cents(per(marginOf(known), hectaresOf(known))),
    return_on_cost: per(marginOf(known), costOf(known)),
    margin_per_ml: cents(
      per(
        marginOf(watered),
        sum(watered, ({ crop }) => crop.megalitres),
      ),
    ),
    margin_per_mm: cents(per(marginOf(wet), used)),
    overhead: sum(all, toldOf('overhead')),
    ...costsOfKind(all),
  }
}

/** T22: break-evens by the gross price. What failed cost what the others have to earn. */
function costsOfKind(all: Some): Figures {
  const ownOf = ({ crop }: PaidCrop) => crop.own
  const price = mean(
    all,
    ({ earned }) => earned.price,
    ({ earned }) => earned.sold,
  )
  const expected = mean(all, ({ earned }) => earned.expected_price, ownOf)
  const market = mean(all, toldOf('market_cost'), ownOf)
  const costed = all.filter(({ cost }) => cost !== null)
  const off = costed.filter(({ crop }) => !crop.is_growing)
  const overheads = off.map(toldOf('overhead'))
  const isWhole = off.length > 0 && !overheads.includes(null)
  const whole = isWhole ? total([costOf(off), ...overheads]) : null
  return {
    price,
    expected_price: expected,
    cost: costOf(costed),
    cost_per_ha: cents(per(costOf(costed), hectaresOf(costed))),
    break_even_yield: per(per(costOf(costed), hectaresOf(costed)), price ?? expected),
    break_even_price: hectaresOf(off) ? cents(per(costOf(off), sum(off, ownOf))) : null,
    market_cost: market,
    farm_gate_price: less(price ?? expected, market),
    full_cost: cents(per(whole, sum(off, ownOf))),
  }
}

/** Cents for a tonne on its way, or for what of one is in a bale. */
function wayOf({ crop, land }: PlainCrop, market: Figure): Figure {
  return times(per(market, land.tonnes), crop?.harvest === 'lint' ? 0.227 : 1)
}

function less(one: Figure, other: Figure): Figure {
  return one === null || other === null ? null : one - other
}
