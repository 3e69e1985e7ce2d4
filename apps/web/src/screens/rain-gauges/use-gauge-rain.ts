// The rain of a gauge: of the year that is shown with whatever waits to be saved, of all other years as
// the server has it.

import { yearOf } from '@furrow/farming/dates/dates'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import { useEffect, useMemo, useRef } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { isLocalId } from '../../data/outbox/local-ids.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { fullRecord, readRecord } from './gauge-record.ts'
import { readingsOf } from './readings.ts'
import type { GaugeReading } from './readings.ts'

export interface GaugeRain {
  /** Of the year. */
  readonly readings: readonly GaugeReading[]
  /** Of the years beside it, which may reach into it. */
  readonly beside: readonly MeasuredRain[]
  /** Of all three. */
  readonly around: readonly MeasuredRain[]
  readonly all: readonly MeasuredRain[]
}

export interface OfGauge {
  readonly farmId: number
  readonly gaugeId: number
}

export function useGaugeRain(gauge: OfGauge, year: number) {
  const shown = useReadings(gauge, { from: `${year}-01-01`, to: `${year}-12-31` })
  const { readings } = shown
  const record = useRecord(gauge)
  useReadAgain(year, record.retry)
  const rain = useMemo((): GaugeRain => {
    const others = record.readings.filter(({ day }) => yearOf(day) !== year)
    const beside = others.filter(({ day }) => Math.abs(yearOf(day) - year) === 1)
    const around = [...beside, ...readings]
    return { readings, beside, around, all: [...others, ...readings] }
  }, [record.readings, readings, year])
  return {
    rain,
    isLoading: shown.isLoading,
    isRecordLoading: record.isLoading,
    failure: shown.failure,
    retry: () => {
      shown.retry()
      record.retry()
    },
    rereadRecord: record.retry,
  }
}

/** Rows of some days, as they can be changed; put in order here, and once. */
export function useReadings(
  { farmId, gaugeId }: OfGauge,
  { from, to }: { readonly from: string; readonly to: string },
  { enabled = true }: { readonly enabled?: boolean } = {},
) {
  const asked = useRows(
    'rainfalls',
    {
      where: { farm_id: farmId, rain_gauge_id: gaugeId },
      filters: [
        { field: 'date', operator: '>=', value: from },
        { field: 'date', operator: '<=', value: to },
      ],
    },
    { enabled },
  )
  const readings = useMemo(() => readingsOf(asked.rows), [asked.rows])
  return { ...asked, readings }
}

/**
 * Not read again with every reading that is typed, for it is long: only when another year is shown, or
 * when somebody wrote in many years at once.
 */
export function useRecord({ farmId, gaugeId }: OfGauge) {
  const { api } = useFurrow()
  const asked = useAnswer(['rain record', gaugeId], signal => readRecord(api, gaugeId, signal), {
    farmId,
    enabled: !isLocalId(gaugeId),
  })
  const readings = useMemo(() => (asked.data ? fullRecord(asked.data) : []), [asked.data])
  return { ...asked, readings }
}

/** What was typed in one year is among the others once another one is shown. */
function useReadAgain(year: number, read: () => void): void {
  const before = useRef(year)
  useEffect(() => {
    if (before.current !== year) read()
    before.current = year
  }, [year, read])
}
