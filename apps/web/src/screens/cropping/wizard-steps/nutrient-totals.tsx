// What fertiliser brought to the crop over all its paddocks, element by element.

import type { CropTotals } from '@furrow/farming/crops/crop-group'
import { totalsOf } from '../figure-columns.ts'
import { FigureStrip } from '../../../ui/figure-strip.tsx'
import type { CurrentCrop } from '../wizard/current-crop.ts'

export function NutrientTotals({ hand }: { readonly hand: CurrentCrop }) {
  if (hand.rows.length === 0) return null
  return <FigureStrip label="Applied over the whole crop" figures={nutrientFigures(hand)} />
}

export function nutrientFigures({ rows }: Pick<CurrentCrop, 'rows'>) {
  const totals = totalsOf(rows)
  return elements.map(([name, of]) => ({ name, unit: 'kg/ha', value: totals[of] }))
}

const elements = [
  ['N', 'nitrogen'],
  ['P', 'phosphorus'],
  ['K', 'potassium'],
  ['S', 'sulfur'],
  ['Zn', 'zinc'],
] as const satisfies readonly (readonly [string, keyof CropTotals])[]
