// What a record says of itself: its season, and the kind of farm and year that it is compared by.

import { consumerPriceOf } from '../consumer-prices.ts'
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
    cpi_index: consumerPriceOf(period),
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
