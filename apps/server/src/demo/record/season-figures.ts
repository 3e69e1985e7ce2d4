// What a record says of itself: its season, and the kind of farm and year that it is compared by.

import { yearOf } from '../demo-days.ts'
import { regionOf } from '../region-of-kind.ts'
import type { FarmKind, FarmPlan, PlannedPeriod } from '../plan.ts'
import type { Random } from '../random.ts'
import { rounded } from './book-year.ts'
import type { BookYear, EnteredFigures } from './book-year.ts'

export function seasonNames(plan: Pick<FarmPlan, 'kind' | 'region'>, { name }: PlannedPeriod) {
  return { Zone: regionOf(plan).name, Activity: activities[plan.kind], Year: name }
}

export function seasonFigures({ period, isLast }: BookYear, random: Random): EnteredFigures {
  return {
    cpi_index: consumerPrices[yearOf(period.start)] ?? null,
    // What was answered is told once a period is handed over.
    data_complete_pct: isLast ? null : rounded(random.between(0.94, 1), 3),
    benchmark_opt_in: 1,
  }
}

const activities: Readonly<Record<FarmKind, string>> = {
  mixed: 'Mixed',
  grain: 'Dryland',
  cotton: 'Irrigated',
  cane: 'Cane',
  sheep: 'Livestock',
  beef: 'Livestock',
}

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
