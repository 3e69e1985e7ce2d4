// What a farm still uses in a period: what was retired before is not offered there any more, and stays in
// the periods that it was used in.

import { useMemo } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { periodsOf } from '../read-first.ts'
import type { NamedPeriod } from '../use-period-before.ts'
import type { CollectionPlace } from '../use-place.ts'

export interface Retirable {
  readonly last_period_id?: number | null | undefined
}

export type IsStillUsed = (row: Retirable) => boolean

export function useStillUsed({ farmId, periodId }: CollectionPlace): IsStillUsed {
  const periods = useFarmsPeriods(farmId)
  return useMemo(() => stillUsedIn(periods, periodId), [periods, periodId])
}

export function useFarmsPeriods(farmId: number): readonly NamedPeriod[] {
  const { rows } = useRows('farm_period', periodsOf(farmId))
  return useMemo(() => rows.flatMap(({ period }) => (period ? [period] : [])), [rows])
}

/** What is not known to be over is used. */
export function stillUsedIn(periods: readonly NamedPeriod[], periodId: number): IsStillUsed {
  const starts = new Map(periods.map(({ id, start_date }) => [id, start_date]))
  const now = starts.get(periodId)
  return ({ last_period_id }) => {
    const last = starts.get(last_period_id ?? 0)
    return last === undefined || now === undefined || last >= now
  }
}

/** Those that are, and those that were retired before; the same ones as long as the rows are the same. */
export function usePartedByUse<Row extends Retirable>(
  rows: readonly Row[],
  place: CollectionPlace,
): { readonly used: readonly Row[]; readonly retired: readonly Row[] } {
  const isUsed = useStillUsed(place)
  return useMemo(() => {
    const retired = rows.filter(row => !isUsed(row))
    return { used: retired.length === 0 ? rows : rows.filter(isUsed), retired }
  }, [rows, isUsed])
}
