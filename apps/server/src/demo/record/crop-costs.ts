// What a tonne, a bale and a load of crop cost, with their part of the overheads. Whole cents.

import type { Costs } from './costs.ts'
import type { DraftedYear } from './draft.ts'
import type { Grown } from './grown.ts'
import type { Company, SegmentResult } from './segments.ts'
import { sumOf } from './year.ts'
import type { Figures } from './year.ts'

export function cropCostFigures(
  { grown, expenses }: DraftedYear,
  { lines }: Costs,
  { results }: Company,
): Figures {
  const all = Object.values(grown)
  const bales = sumOf(all, own => own.bales)
  const sold = sumOf(all, own => own.grain + own.cottonSeed)
  const isAlone = !expenses.live && !expenses.oth
  return {
    cost_of_production_wheat: costOfKind('wheat', grown.dry, results.dry),
    cost_of_production_cotton: costOfKind('cotton', grown.irr, results.irr),
    ginning_per_bale: each(lines.ginning, bales),
    ...(isAlone && { freight_per_tonne: each(lines.freight_produce, sold) }),
  }
}

/** By its share of what the segment grew. */
function costOfKind(crop: string, grown?: Grown, result?: SegmentResult): number | null {
  const kind = grown?.kinds.find(own => own.crop === crop)
  if (!kind || !grown || !result) return null
  const worth = sumOf(grown.kinds, own => own.worth)
  if (worth === 0) return null
  const cost = ((result.direct + result.overhead) * kind.worth) / worth
  return each(cost, crop === 'cotton' ? kind.bales : kind.tonnes)
}

function each(cents: number | undefined, amount: number): number | null {
  return cents && amount > 0 ? Math.round(cents / amount) : null
}
