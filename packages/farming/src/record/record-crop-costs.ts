// What crops cost by themselves in the financial record: hectares at what a hectare of their kind cost, as
// its yearly sheet says it, or else what they bear of the lines of direct costs. Cents. Where crops are
// recorded by paddock, theirs are the hectares; else those of the whole farm.

import { sumOf, weightedMean } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { segmentOf } from './record-crops.ts'
import type { CropOfRecord, CropSegment } from './record-crops.ts'

/** A crop of the whole farm, as its yearly sheet says it. */
export interface CropCost {
  readonly segment: CropSegment
  /** Kind of crop. */
  readonly crop: number
  readonly area: Known
  /** Cents for a hectare. */
  readonly ofHectare: Known
}

interface CropCostFacts {
  readonly crops: readonly CropOfRecord[]
  readonly costs: readonly CropCost[]
}

export const cropCostFigures: Readonly<Record<string, (facts: CropCostFacts) => Known>> = {
  dl_crop_direct_cost: facts => directCost(facts, 'dryland'),
  ir_crop_direct_cost: facts => directCost(facts, 'irrigated'),
  co_cane_direct_cost: facts => directCost(facts, 'cane'),
}

/** Nothing where one kind is without a cost: a part of it would pass for all. */
function directCost({ crops, costs }: CropCostFacts, segment: CropSegment): Known {
  const own = costs.filter(cost => cost.segment === segment)
  const grown: readonly PartOfKind[] = crops.length > 0 ? grownIn(crops, segment) : own
  const kinds = [...Map.groupBy(grown, ({ crop }) => crop)].map(([crop, parts]) => {
    const each = costOfHectare(own.filter(cost => cost.crop === crop))
    return costBySheet(parts, each) ?? sumOf(parts.map(({ shared = null }) => shared))
  })
  return kinds.includes(null) ? null : sumOf(kinds)
}

interface PartOfKind {
  readonly crop: number | undefined
  readonly area: Known
  /** Of the lines of direct costs. */
  readonly shared?: Known
}

function costBySheet(parts: readonly PartOfKind[], each: Known): Known {
  const hectares = sumOf(parts.map(({ area }) => area))
  return hectares === null || each === null ? null : Math.round(hectares * each)
}

/** Forage and hay of grazing land are with the stock and the hay that they are for. */
function grownIn(crops: readonly CropOfRecord[], segment: CropSegment): readonly PartOfKind[] {
  return crops
    .filter(crop => segmentOf(crop) === segment)
    .map(({ line }) => ({ crop: line.crop?.id, area: line.area, shared: line.cost }))
}

/** Of several sheets of one kind, each counts by its hectares. */
function costOfHectare(costs: readonly CropCost[]): Known {
  const [only, ...others] = costs
  if (only && others.length === 0) return only.ofHectare
  if (costs.some(({ area, ofHectare }) => area === null || ofHectare === null)) return null
  return weightedMean(costs.map(({ ofHectare: figure, area: weight }) => ({ figure, weight })))
}
