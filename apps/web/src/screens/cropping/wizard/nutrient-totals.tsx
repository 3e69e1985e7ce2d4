// What fertiliser brought to the crop over all its paddocks, element by element.

import { nutrientOfCrop } from '@furrow/farming/nutrients'
import { sumOf } from '@furrow/farming/ratio'
import { countedElements } from '../nutrient-columns.ts'
import { nutrientOfEvents } from '../nutrients-of-crop.ts'
import { areaOf } from './crop-course.ts'
import { FigureStrip } from './figure-strip.tsx'
import type { CropInHand } from './in-hand.ts'

export function NutrientTotals({ hand }: { readonly hand: CropInHand }) {
  if (hand.rows.length === 0) return null
  return <FigureStrip label="Put on over the whole crop" figures={nutrientFigures(hand)} />
}

export function nutrientFigures({ rows, lists }: Pick<CropInHand, 'rows' | 'lists'>) {
  const ground = sumOf(rows.map(areaOf))
  return countedElements(lists).map(({ id, symbol }) => ({
    name: symbol ?? '',
    unit: 'kg/ha',
    value: nutrientOfCrop(
      rows.map(row => ({ rate: nutrientOfEvents(row.events.fertiliser, id), area: areaOf(row) })),
      ground,
    ),
  }))
}
