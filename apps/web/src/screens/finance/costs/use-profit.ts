// Income and costs of a farm in a period, beside the last one, added up as they are typed.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useRowStates } from '../../../data/hooks/use-row-states.ts'
import { useMayWrite } from '../../../period/use-may-write.ts'
import { usePeriodBefore } from '../../../period/use-period-before.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { periodText } from '@furrow/farming/dates/period-text'
import type { RecordOfPeriod } from '../record/figure-row.ts'
import { accrualOf } from './accrual-of-row.ts'
import { profitColumns } from './profit-columns.ts'
import { profitRows } from './profit-row.ts'
import { workedHere } from './worked-here.ts'

export function useProfit(place: CollectionPlace) {
  const { farmId: farm_id, periodId } = place
  const former = usePeriodBefore(place)
  const ids = former.period ? [periodId, former.period.id] : [periodId]
  const where = { farm_id, period_id: ids }
  const asking = { enabled: !former.isLoading }
  const records = useRows('assets', { where }, asking)
  const costs = useRows('cost_accruals', { where }, asking)
  const ofPeriod = (id: number | undefined): RecordOfPeriod | undefined =>
    records.rows.find(record => record.period_id === id)
  const kept = ofPeriod(periodId)
  const before = ofPeriod(former.period?.id)
  const beforeId = former.period?.id
  const [carried, carriedBefore] = useMemo(
    () => [
      costs.rows.filter(row => row.period_id === periodId),
      costs.rows.filter(row => row.period_id === beforeId),
    ],
    [costs.rows, periodId, beforeId],
  )
  const record = useWorked(place, { kept, before, carried })
  const rows = useMemo(
    () => profitRows({ now: record, before, carried, carriedBefore }),
    [record, before, carried, carriedBefore],
  )
  const beforeName = former.period && periodText(former.period.name)
  const columns = useMemo(() => profitColumns(beforeName), [beforeName])
  return {
    rows,
    columns,
    record,
    before,
    beforeName,
    isLoading: former.isLoading || records.isLoading || costs.isLoading,
    failure: records.failure ?? costs.failure,
    retry: () => {
      records.retry()
      costs.retry()
    },
  }
}

interface Kept {
  readonly kept: RecordOfPeriod | undefined
  readonly before: RecordOfPeriod | undefined
  readonly carried: readonly Parameters<typeof accrualOf>[0][]
}

/** Where the period is closed, the record stands as it was kept. */
function useWorked(place: CollectionPlace, { kept, before, carried }: Kept) {
  const { mayWrite } = useMayWrite(place)
  const states = useRowStates()
  return useMemo(() => {
    if (!kept || !mayWrite) return kept
    const isPending = (field: string) =>
      states.of({ resource: 'assets', id: kept.id, field }) !== undefined
    return workedHere(kept, { before, accruals: carried.map(accrualOf), isPending })
  }, [kept, before, carried, mayWrite, states])
}
