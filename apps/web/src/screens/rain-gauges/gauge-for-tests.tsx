// A gauge at work in a test: its readings are rows of a small server, written by the outbox.

import { useRows } from '../../data/hooks/use-rows.ts'
import type { GaugeAtWork } from './gauge-at-work.ts'
import { monthFacts } from './year/month-facts.ts'
import { readingsOf } from './readings.ts'
import { useWriteRain } from './year/use-write-rain.ts'

const farmId = 3
export const gauge = {
  id: 9,
  name: 'House',
  is_main: true,
  created_at: '2020-01-01T00:00:00Z',
  paddocks: ['Hill', 'Creek'],
  properties: ['Home'],
  last: undefined,
  complete: 0.5,
  isRetired: false,
  retired: null,
}

interface Wish {
  readonly today?: string
  readonly whyClosed?: GaugeAtWork['whyClosed']
}

export function useGaugeInTest({ today = '2026-03-10', whyClosed }: Wish = {}): GaugeAtWork {
  const year = Number(today.slice(0, 4))
  const span = { from: `${year}-01-01`, to: `${year}-12-31` }
  const { rows } = useRows('rainfalls', { where: { farm_id: farmId, rain_gauge_id: gauge.id } })
  const readings = readingsOf(rows)
  const writing = useWriteRain({ farmId, gaugeId: gauge.id, readings })
  return {
    place: { farmId, periodId: 7 },
    gauge,
    gauges: [gauge],
    year,
    month: undefined,
    span,
    today,
    mayWrite: true,
    writing,
    rain: { readings, beside: [], around: readings, all: readings },
    months: monthFacts(readings, { span, today }),
    whyClosed: whyClosed ?? (() => undefined),
    onManyWritten: () => undefined,
  }
}

/** A reading as the server keeps it. */
export function reading(date: string, total_mm: number, more: object = {}) {
  return {
    rain_gauge_id: gauge.id,
    date,
    total_mm,
    days: 1,
    imported: false,
    farm_id: farmId,
    ...more,
  }
}
