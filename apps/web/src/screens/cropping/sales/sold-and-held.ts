// What came off of a crop as our share, against what was sold and what is still to be sold.

import { ownShare } from '@furrow/farming/crop-sold'
import { hayTonnes } from '@furrow/farming/crop-yield'
import type { Produce } from '@furrow/farming/produce-check'
import { sumOf } from '@furrow/farming/ratio'
import type { CropRow } from '../crop-row.ts'
import type { Product } from './sale-kinds.ts'
import type { SaleRow } from './sale-row.ts'

export function producedOf(rows: readonly CropRow[], product: Product): number {
  const amounts = rows.flatMap(row =>
    quantitiesOf(row, product).map(quantity =>
      ownShare(quantity ?? 0, row.paddock?.sharefarm_percentage ?? null),
    ),
  )
  return sumOf(amounts) ?? 0
}

function quantitiesOf({ events, harvest }: CropRow, product: Product): readonly (number | null)[] {
  switch (product) {
    case 'hay':
      return events.hay.map(one => one.hay_tonnes)
    case 'lint':
      return events.lint.map(one => one.lint_bales)
    default:
      // Cane is sold by the tonne, as grain is.
      return harvest === 'cane'
        ? events.cane.map(one => one.biomass_tonnes)
        : events.grain.map(one => one.grain_tonnes)
  }
}

export function amountOf(rows: readonly SaleRow[], product: Product): number {
  return sumOf(rows.map(({ line }) => lineAmount(line, product))) ?? 0
}

function lineAmount(line: SaleRow['line'], product: Product): number | null {
  const number = (field: string) => (typeof line[field] === 'number' ? line[field] : null)
  const [bales, weight] = [number('bales'), number('bale_weight')]
  if (product === 'grain') return number('tonnes')
  if (product === 'lint') return bales
  return bales === null || weight === null ? null : hayTonnes(bales, weight)
}

const unitOf: Readonly<Record<Product, string>> = { grain: 't', hay: 't', lint: 'bales' }

export function produceOf(
  crop: string,
  product: Product,
  rows: readonly CropRow[],
  lines: Readonly<Record<'sold' | 'unsold', readonly SaleRow[]>>,
): Produce {
  return {
    ...{ crop, unit: unitOf[product], produced: producedOf(rows, product) },
    ...{ sold: amountOf(lines.sold, product), unsold: amountOf(lines.unsold, product) },
  }
}
