// What crops cost by themselves in the financial record: hectares at what a hectare of their kind cost.
// Cents. Where crops are recorded by paddock, theirs are the hectares; else those of the whole farm.

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
  const grown = crops.length > 0 ? grownIn(crops, segment) : Map.groupBy(own, ({ crop }) => crop)
  const parts = [...grown].map(([crop, areas]) => {
    const hectares = sumOf(areas.map(({ area }) => area))
    const each = costOfHectare(own.filter(cost => cost.crop === crop))
    return hectares === null || each === null ? null : Math.round(hectares * each)
  })
  return parts.includes(null) ? null : sumOf(parts)
}

function grownIn(crops: readonly CropOfRecord[], segment: CropSegment) {
  const own = crops.filter(crop => segmentOf(crop) === segment)
  return Map.groupBy(
    own.map(({ line }) => ({ crop: line.crop?.id, area: line.area })),
    ({ crop }) => crop,
  )
}

/** Of several sheets of one kind, each counts by its hectares. */
function costOfHectare(costs: readonly CropCost[]): Known {
  const [only, ...others] = costs
  if (only && others.length === 0) return only.ofHectare
  if (costs.some(({ area, ofHectare }) => area === null || ofHectare === null)) return null
  return weightedMean(costs.map(({ ofHectare: figure, area: weight }) => ({ figure, weight })))
}
