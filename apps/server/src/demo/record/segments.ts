// How the books share costs out: what cost something beside the crops and the stock, whose costs the product
// shares, and what overheads each segment bears. Whole cents.

import type { Row } from '../../rules/saving/save-rule.ts'
import type { DraftedYear } from './draft-year.ts'
import { figureIn, isKnown, segments, sumOf } from './book-year.ts'
import type { EnteredFigures, Segment } from './book-year.ts'

const crops = [
  ['dryland_crop_income', 'dl_crop_direct_cost'],
  ['irrigated_crop_income', 'ir_crop_direct_cost'],
  ['cane_income', 'co_cane_direct_cost'],
] as const

/** Overheads go half by the work that a segment takes, half by what it earns. */
export function segmentFigures({ labour, expenses }: DraftedYear, record: Row): EnteredFigures {
  const earned = (segment: Segment) => figureIn(record, `co_${segment}_gross_income`)
  const own = segments.filter(
    segment =>
      segment === 'oth' ||
      expenses[segment] !== undefined ||
      earned(segment) !== 0 ||
      isKnown(record, `co_${segment}_direct_cost`),
  )
  const overheads = figureIn(record, 'oh_total')
  const central = Math.round(overheads * 0.12)
  const weights = own.map(segment => {
    const work = segment === 'oth' ? 0 : (labour.shares[segment] ?? 0)
    return work + Math.max(0, earned(segment)) / figureIn(record, 'gross_income') + 0.002
  })
  const all = sumOf(weights, weight => weight)
  const borne = weights.map(weight => Math.round(((overheads - central) * weight) / all))
  const figures = own.map((segment, place) => [`co_${segment}_overhead`, borne[place] ?? 0])
  const left = overheads - sumOf(borne, cents => cents)
  const shared =
    sumOf(crops, ([, cost]) => figureIn(record, cost)) + figureIn(record, 'gz_direct_cost')
  return {
    ...Object.fromEntries(figures),
    ...nothingOf(record),
    co_head_office_overhead: left,
    co_oth_direct_cost: figureIn(record, 'direct_cost') - shared,
  }
}

/** Crops that were only grazed earned nothing, and what lay there from the year before cost nothing. */
function nothingOf(record: Row): EnteredFigures {
  const missing = crops.flatMap(([income, cost]) => {
    if (isKnown(record, income) === isKnown(record, cost)) return []
    return [[isKnown(record, income) ? cost : income, 0]]
  })
  return Object.fromEntries(missing)
}
