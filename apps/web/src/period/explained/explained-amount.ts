// An amount that a figure follows from, as people write it.

import { measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { BenchmarkExplained } from '@furrow/wire/benchmarks-answer'
import { usePeriodDays } from '../use-period-days.ts'
import { useFiguresAround } from './figures-around.ts'

/** Of its unit. */
export type AmountText = (amount: number | null, unit: string) => string

/** Produce is in the unit of the crop, days count from the first of the period. */
export function useAmountText({ produce }: Pick<BenchmarkExplained, 'produce'>): AmountText {
  const { place } = useFiguresAround()
  const start = usePeriodDays(place.periodId)?.start ?? ''
  return (amount, unit) =>
    // As long as the period is not read, a day is told by its number.
    unit === 'day' && start === ''
      ? String(amount ?? '')
      : measureFigure(amount, { unit, produce, start }).text
}
