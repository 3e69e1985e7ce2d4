// The farm as a company of segments: what each earned, what it cost, what overheads it bears and
// what its own assets returned. Whole cents.

import type { Costs } from './costs.ts'
import type { DraftedYear } from './draft.ts'
import { otherOf } from './income.ts'
import { ratio, segments } from './year.ts'
import type { Figures, BySegment, Segment } from './year.ts'

export interface SegmentResult {
  readonly income: number
  readonly direct: number
  readonly overhead: number
}

export interface Company {
  readonly results: BySegment<SegmentResult>
  readonly headOffice: number
}

/** Overheads go half by the work that a segment takes, half by what it earns. */
export function companyOf(year: DraftedYear, costs: Costs): Company {
  const earned = earnedBy(year)
  const own = segments.filter(segment => earned[segment] !== undefined)
  const headOffice = Math.round(costs.overheadTotal * 0.12)
  const weights = own.map(segment => weightOf(segment, year, Math.max(0, earned[segment] ?? 0)))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const results: BySegment<SegmentResult> = {}
  let left = costs.overheadTotal - headOffice
  for (const [place, segment] of own.entries()) {
    const isLast = place === own.length - 1
    const share = ((weights[place] ?? 0) / all) * (costs.overheadTotal - headOffice)
    const overhead = isLast ? left : Math.round(share)
    left -= overhead
    results[segment] = {
      income: earned[segment] ?? 0,
      direct: costs.direct[segment] ?? 0,
      overhead,
    }
  }
  return { results, headOffice }
}

function earnedBy({ income, grown, expenses }: DraftedYear): BySegment<number> {
  const others = income.hay + otherOf(income)
  return {
    ...((grown.dry || income.dryland) && { dry: income.dryland }),
    ...((grown.irr || income.irrigated) && { irr: income.irrigated }),
    ...((grown.cane || income.cane) && { cane: income.cane }),
    ...(expenses.live && { live: income.sheep + income.wool + income.cattle }),
    oth: others,
  }
}

function weightOf(segment: Segment, { labour, gross }: DraftedYear, income: number): number {
  const work = segment === 'oth' ? 0 : (labour.shares[segment] ?? 0)
  return work / 2 + income / gross / 2 + 0.001
}

export function companyFigures({ results, headOffice }: Company, year: DraftedYear): Figures {
  const { cane } = results
  const assets = assetsOf(year)
  const figures: Record<string, number | null> = { co_head_office_overhead: headOffice }
  for (const [segment, result] of Object.entries(results) as [Segment, SegmentResult][]) {
    const profit = result.income - result.direct - result.overhead
    figures[`co_${segment}_overhead`] = result.overhead
    figures[`co_${segment}_asset_return`] = ratio(profit, assets[segment]) ?? null
  }
  return {
    ...figures,
    ...(results.live && { gz_direct_cost: results.live.direct }),
    ...(cane && { co_cane_direct_cost: cane.direct, ...caneTwins(cane, year.grown.cane?.sown) }),
    ...(results.oth && { co_oth_direct_cost: results.oth.direct }),
  }
}

function caneTwins({ income, direct, overhead }: SegmentResult, hectares = 0): Figures {
  if (hectares === 0) return {}
  const each = (cents: number) => Math.round(cents / hectares)
  return {
    co_cane_gross_income_per_ha: each(income),
    co_cane_direct_cost_per_ha: each(direct),
    co_cane_gross_margin_per_ha: each(income - direct),
    co_cane_overhead_per_ha: each(overhead),
    co_cane_operating_profit_per_ha: each(income - direct - overhead),
  }
}

/** The land of each segment with its water and stock, and its part of plant and buildings. */
function assetsOf({ year, ground, water, labour }: DraftedYear): BySegment<number> {
  const { assets, stock } = year
  const land = (...uses: readonly (keyof typeof ground.valueOf)[]) =>
    uses.reduce((sum, use) => sum + (ground.valueOf[use] ?? 0), 0)
  const fixed = assets.plant + assets.buildings + assets.infrastructure
  const part = (segment: Exclude<Segment, 'oth'>) => fixed * (labour.shares[segment] ?? 0)
  const stocked = stock.sheep.closingValue + stock.cattle.closingValue
  const watered = water.value + water.storageValue
  return {
    dry: land('dryland-cropping') + part('dry'),
    irr: land('irrigated-cropping', 'water-storage') + part('irr') + watered,
    cane: land('sugarcane') + part('cane') + watered,
    live: land('grazing', 'irrigated-pasture') + part('live') + stocked,
    oth: land('timber-and-conservation', 'infrastructure-and-other') + fixed * 0.1,
  }
}
