// Which calculated columns of the sheet of crops tell where their figures come from: those that crops are compared by,
// of each crop by itself. Fallow rain, stored water, what was grazed, the yield of a single cut, nitrogen removed and the
// farm gate price are no measure, so nothing tells them.

import type { ExplainedCells } from '../../../period/explained/use-explained-columns.ts'
import type { CropRow } from '../crop-row.ts'

export const explainedCells: ExplainedCells<CropRow> = {
  measures: {
    crop_rain: 'crop_rain',
    ml_per_ha: 'water_per_watered_ha',
    yield: 'yield',
    water_use: 'water_use_efficiency',
    potential: 'of_potential',
    price: 'price',
    income: 'income',
    income_per_ha: 'income_per_ha',
    cost: 'direct_cost',
    cost_per_ha: 'direct_cost_per_ha',
    gross_margin: 'gross_margin',
    margin_per_ha: 'gross_margin_per_ha',
    return_on_cost: 'return_on_cost',
    break_even_yield: 'break_even_yield',
    break_even_price: 'cost_per_unit',
    margin_per_ml: 'margin_per_ml',
  },
  // What still grows is not compared yet, and a crop of no enterprise is like no other.
  about: ({ id, line: { enterprise, is_growing: isGrowing } }) =>
    enterprise === null || isGrowing ? undefined : { scope: `crop ${enterprise.id}`, part: id },
}
