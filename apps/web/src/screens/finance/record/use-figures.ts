// The figures of the record of a farm in a period, beside those of the two periods before it.

import { asLast } from '@furrow/farming/record/formula'
import { useMemo, useState } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useAskedRows } from '../../../period/asked-rows.tsx'
import { usePeriodBefore } from '../../../period/use-period-before.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { figureColumns } from './whole-record-columns.ts'
import { figureRows } from './figure-row.ts'
import type { FigureRow, RecordOfPeriod } from './figure-row.ts'

const nowhere = -1

export function useFigures({ farmId: farm_id, periodId }: CollectionPlace) {
  const former = usePeriodBefore({ farmId: farm_id, periodId })
  const first = usePeriodBefore({ farmId: farm_id, periodId: former.period?.id ?? nowhere })
  const ids = [periodId, former.period?.id, first.period?.id].filter(id => id !== undefined)
  const { rows: records, ...reading } = useRows(
    'assets',
    { where: { farm_id, period_id: ids } },
    { enabled: !former.isLoading && !first.isLoading },
  )
  const ofPeriod = (id: number | undefined): RecordOfPeriod | undefined =>
    records.find(record => record.period_id === id)
  const now = ofPeriod(periodId)
  const before = ofPeriod(former.period?.id)
  const earlier = ofPeriod(first.period?.id)
  const rows = useMemo(() => figureRows({ now, before, earlier }), [now, before, earlier])
  const [beforeName, earlierName] = [former.period?.name, first.period?.name]
  const columns = useMemo(
    () => figureColumns({ before: beforeName, earlier: earlierName }),
    [beforeName, earlierName],
  )
  return {
    rows,
    columns,
    record: now,
    values: now && { ...now, ...asLast({ ...before }) },
    ...reading,
    isLoading: former.isLoading || first.isLoading || reading.isLoading,
  }
}

/** All, those with a figure, or those that wait to be typed; with or without what they are for each hectare. */
export function useShownFigures(rows: readonly FigureRow[]) {
  const asked = useAskedRows(rows, nameOf)
  const [which, setWhich] = useState('All')
  const [hasTwins, setTwins] = useState(false)
  const filtered = useMemo(
    () => rows.filter(row => (hasTwins || !row.isTwin) && isFigureOf(which, row)),
    [rows, which, hasTwins],
  )
  return {
    asked,
    shown: asked.isSome ? asked.shown : filtered,
    which,
    setWhich,
    hasTwins,
    setTwins,
  }
}

const nameOf = ({ name }: FigureRow): string => name

/** Of a choice of the filter. */
export function isFigureOf(
  which: string,
  { now, before, earlier, locked, field }: FigureRow,
): boolean {
  if (which === 'Filled in') return now !== null || before !== null || earlier !== null
  if (which === 'To type') return locked === undefined && !field.fromRows && !field.formula
  return true
}
