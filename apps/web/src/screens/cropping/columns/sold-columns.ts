// What of a crop is sold and what it brought: each paddock has its part of the sales of its kind.

import { toldColumn } from '../column-of.ts'
import type { CropColumn } from '../column-of.ts'
import { totalsOf } from '../figure-columns.ts'

const group = 'Sales'
const ofKind = 'Sales are entered for the whole crop'

export const soldColumns: readonly CropColumn[] = [
  toldColumn('quality', 'Quality', {
    group,
    kind: { is: 'text' },
    width: 110,
    help: `${ofKind}: the quality that most of it was sold as.`,
    value: ({ line }) => line.quality,
  }),
  toldColumn('sold', 'Sold', {
    group,
    width: 100,
    kind: { is: 'number', decimals: 1 },
    help: `${ofKind}: this is the paddock’s part of it, in tonnes or bales, by what was harvested.`,
    value: ({ line }) => line.sold,
    total: rows => totalsOf(rows).sold,
  }),
  toldColumn('price', 'Price', {
    group,
    width: 100,
    kind: { is: 'money' },
    help: `${ofKind}: what a tonne or a bale brought on average.`,
    value: ({ line }) => line.price,
    total: rows => totalsOf(rows).price,
  }),
  toldColumn('income_per_ha', 'Income per ha', {
    group,
    width: 120,
    kind: { is: 'money' },
    help: 'Sold and still to be sold, over our part of the ground. No income while the crop is still growing.',
    value: ({ line }) => line.income_per_ha,
    note: ({ line }) =>
      line.is_growing && line.income === null
        ? 'No income while the crop is still growing.'
        : undefined,
    total: rows => totalsOf(rows).income_per_ha,
  }),
]
