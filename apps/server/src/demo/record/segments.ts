// How the books share costs out: what each segment cost by itself, and what overheads it bears. Whole
// cents.

import type { Row } from '../../rules/saving/save-rule.ts'
import type { Costs } from './costs.ts'
import type { DraftedYear } from './draft-year.ts'
import { figureIn, segments, sumOf } from './book-year.ts'
import type { EnteredFigures, Segment } from './book-year.ts'

const directCosts: Readonly<Record<Segment, string>> = {
  dry: 'dl_crop_direct_cost',
  irr: 'ir_crop_direct_cost',
  cane: 'co_cane_direct_cost',
  live: 'gz_direct_cost',
  oth: 'co_oth_direct_cost',
}

/** Overheads go half by the work that a segment takes, half by what it earns. */
export function segmentFigures(
  { labour }: DraftedYear,
  { direct }: Costs,
  record: Row,
): EnteredFigures {
  const earned = (segment: Segment) => figureIn(record, `co_${segment}_gross_income`)
  const own = segments.filter(
    segment => segment === 'oth' || direct[segment] !== undefined || earned(segment) !== 0,
  )
  const overheads = figureIn(record, 'oh_total')
  const central = Math.round(overheads * 0.12)
  const weights = own.map(segment => {
    const work = segment === 'oth' ? 0 : (labour.shares[segment] ?? 0)
    return work + Math.max(0, earned(segment)) / figureIn(record, 'gross_income') + 0.002
  })
  const all = sumOf(weights, weight => weight)
  const borne = weights.map(weight => Math.round(((overheads - central) * weight) / all))
  const figures = own.flatMap((segment, place): [string, number][] => [
    [directCosts[segment], direct[segment] ?? 0],
    [`co_${segment}_overhead`, borne[place] ?? 0],
  ])
  const left = overheads - sumOf(borne, cents => cents)
  return { ...Object.fromEntries(figures), co_head_office_overhead: left }
}
