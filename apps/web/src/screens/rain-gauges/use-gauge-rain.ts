// The rain of a gauge: of the months that are shown with whatever waits to be saved, of all others as
// the server has it.

import { addMonths } from '@furrow/farming/dates/dates'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import { useEffect, useMemo, useRef } from 'react'
import { isLocalId } from '../../data/outbox/local-ids.ts'
import { useAsked } from '../../data/hooks/use-answer.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { fullRecord } from './gauge-record.ts'
import { readingsWish, recordOf } from './read-rain.ts'
import type { OfGauge } from './read-rain.ts'
import { readingsOf } from './readings.ts'
import type { GaugeReading } from './readings.ts'

export interface GaugeRain {
  /** Of the months that are shown. */
  readonly readings: readonly GaugeReading[]
  /** Of a year before and after, which may reach into them. */
  readonly beside: readonly MeasuredRain[]
  /** Of both. */
  readonly around: readonly MeasuredRain[]
  readonly all: readonly MeasuredRain[]
}

export function useGaugeRain(gauge: OfGauge, span: MonthSpan) {
  const { from, to } = span
  const shown = useReadings(gauge, { from, to })
  const { readings } = shown
  const record = useRecord(gauge)
  useReadAgain(from, record.retry)
  const rain = useMemo((): GaugeRain => {
    const others = record.readings.filter(({ day }) => day < from || day > to)
    const [first, last] = [addMonths(from, -12), addMonths(to, 12)]
    const beside = others.filter(({ day }) => first <= day && day <= last)
    const around = [...beside, ...readings]
    return { readings, beside, around, all: [...others, ...readings] }
  }, [record.readings, readings, from, to])
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
  gauge: OfGauge,
  { from, to }: MonthSpan,
  { enabled = true }: { readonly enabled?: boolean } = {},
) {
  const asked = useRows('rainfalls', readingsWish(gauge, { from, to }), { enabled })
  const readings = useMemo(() => readingsOf(asked.rows), [asked.rows])
  return { ...asked, readings }
}

/**
 * Not read again with every reading that is typed, for it is long: only when other months are shown, or
 * when someone wrote in many years at once.
 */
export function useRecord(gauge: OfGauge) {
  const asked = useAsked(recordOf(gauge), { enabled: !isLocalId(gauge.gaugeId) })
  const readings = useMemo(() => (asked.data ? fullRecord(asked.data) : []), [asked.data])
  return { ...asked, readings }
}

/** What was typed in these months is among the others once other ones are shown. */
function useReadAgain(from: string, read: () => void): void {
  const before = useRef(from)
  useEffect(() => {
    if (before.current !== from) read()
    before.current = from
  }, [from, read])
}
