// What a collection adds up to: hectares of each crop, bales, water, head and what they eat.

import { averageDse } from '@furrow/farming/stock/stock-check'
import type { CompletenessCount } from '@furrow/wire/completeness-answer'
import type { TalliedFigures } from './tallied-figures.ts'

/** What there is nothing of is left out. */
export function countsOf({
  paddock_area,
  sown,
  stock,
  bales,
  applied,
}: TalliedFigures): readonly CompletenessCount[] {
  const head = stock.reduce((sum, { counted, expected }) => sum + (counted ?? expected), 0)
  const counts = [
    count('paddocks', 'Paddock area', [paddock_area, 'ha']),
    ...sown.map(({ id, crop, area }) => count(`sown_${id}`, `${crop} grown`, [area, 'ha'])),
    count('bales', 'Cotton picked', [bales, 'bales']),
    count('water', 'Water applied', [applied, 'ML']),
    count('head', 'Closing livestock', [head, 'head']),
    count('dse', 'Average stocking', [averageDse(stock), 'DSE']),
  ]
  return counts.filter(({ value }) => value > 0)
}

function count(
  name: string,
  label: string,
  [value, unit]: readonly [number, string],
): CompletenessCount {
  return { name, label, value: Math.round(value * 100) / 100, unit }
}
