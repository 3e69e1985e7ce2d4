// The gauges of a farm: who uses them, when they were last read, and how complete the period is.

import { monthsRead, shareComplete } from '@furrow/farming/rain/rain-months'
import type { MonthSpan, RainReading } from '@furrow/farming/rain/rain-months'
import { useMemo } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { listOf, wishesOf } from '../../period/read-first.ts'
import { retiredText } from '../../period/retiring/last-used.ts'
import { useFarmsPeriods, useStillUsed } from '../../period/retiring/use-still-used.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { useGaugeSummaries } from './gauges/use-gauge-summaries.ts'

export interface Gauge {
  readonly id: number
  readonly name: string
  readonly is_main: boolean
  readonly updated_at?: string | undefined
  readonly created_at?: string | undefined
  readonly last_period_id?: number | null | undefined
}

export interface ListedGauge extends Gauge {
  /** Paddocks of the period that name it, and the properties that they lie on. */
  readonly paddocks: readonly string[]
  readonly properties: readonly string[]
  /** The day of the last reading; nothing where there is none, or it is not known. */
  readonly last: string | undefined
  /** The share of the period’s months that are complete. */
  readonly complete: number | null
  /** Before this period: shown apart, with its history. */
  readonly isRetired: boolean
  /** `Retired after 2024–25`; nothing where it is not retired. */
  readonly retired: string | null
}

export function useGauges(place: CollectionPlace, period: MonthSpan | undefined) {
  const { farmId, periodId } = place
  const gauges = useRows('rain_gauges', listOf(farmId))
  const { rows: paddocks } = useRows('paddocks', wishesOf({ farmId, periodId }).paddocksWish)
  const { rows: properties } = useRows('farm_properties', listOf(farmId))
  const summaries = useGaugeSummaries(farmId, period)
  const isUsed = useStillUsed(place)
  const farmsPeriods = useFarmsPeriods(farmId)
  const listed = useMemo(() => {
    const names = new Map(properties.map(({ id, name }) => [id, name]))
    return gauges.rows.map((gauge): ListedGauge => {
      const using = paddocks.filter(({ rain_gauge_id }) => rain_gauge_id === gauge.id)
      const on = using.flatMap(({ property_id }) => names.get(property_id ?? 0) ?? [])
      const summary = summaries.data?.get(gauge.id)
      return {
        ...gauge,
        paddocks: using.map(({ name }) => name),
        properties: [...new Set(on)].toSorted(),
        last: summary?.last,
        complete: period && summary ? completeShare(summary.readings, period) : null,
        isRetired: !isUsed(gauge),
        retired: retiredText(gauge, farmsPeriods),
      }
    })
  }, [gauges.rows, paddocks, properties, summaries.data, period, isUsed, farmsPeriods])
  const { isLoading, failure } = gauges
  const retry = () => {
    gauges.retry()
    summaries.retry()
  }
  return { gauges: listed, isLoading, failure, retry, reread: summaries.retry }
}

/** By what is known of it on this screen. */
export function asItIs(
  gauge: ListedGauge,
  readings: readonly RainReading[],
  period: MonthSpan | undefined,
): ListedGauge {
  const last = readings.reduce((latest, { day }) => (day > latest ? day : latest), '')
  const near = period && readings.filter(({ day, days }) => days > 1 || isIn(period, day))
  return {
    ...gauge,
    last: last === '' ? undefined : last,
    complete: period && near ? completeShare(near, period) : null,
  }
}

export function firstRead(readings: readonly RainReading[]): string | undefined {
  return readings.reduce<string | undefined>(
    (least, { day }) => (least === undefined || day < least ? day : least),
    undefined,
  )
}

/** C69 */
function completeShare(readings: readonly RainReading[], period: MonthSpan): number | null {
  return shareComplete(monthsRead(readings, period))
}

function isIn({ from, to }: MonthSpan, day: string): boolean {
  return from <= day && day <= to
}
