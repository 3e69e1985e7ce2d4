// The consumer price index of the periods that are made up, as an administrator would have entered it.

import { yearOf } from './demo-days.ts'
import type { PlannedPeriod } from './plan.ts'
import type { RowSet } from './row-set.ts'

/** All groups, eight capitals, in the quarter that ends the period; the last is a forecast. */
const consumerPrices: Readonly<Record<number, number>> = {
  2018: 114.8,
  2019: 114.4,
  2020: 118.8,
  2021: 126.1,
  2022: 133.7,
  2023: 138.8,
  2024: 141.7,
  2025: 145.8,
}

export function consumerPriceOf({ start }: Pick<PlannedPeriod, 'start'>): number | null {
  return consumerPrices[yearOf(start)] ?? null
}

export function addConsumerPrices(rows: RowSet, periods: readonly PlannedPeriod[]): void {
  for (const period of periods) {
    const cpi = consumerPriceOf(period)
    if (cpi !== null) {
      rows.add('cpi_values', { period_id: period.id, cpi, source: 'ABS 6401.0, June quarter' })
    }
  }
}
