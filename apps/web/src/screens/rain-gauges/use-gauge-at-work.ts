// Puts together what the parts of the screen need of a gauge in a year.

import { daysOfYear } from '@furrow/farming/rain/running-rain'
import { useMemo } from 'react'
import { useToday } from '../../period/use-today.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import type { WhyClosed } from './year/closed-days.ts'
import type { GaugeAtWork } from './gauge-at-work.ts'
import { monthFacts } from './year/month-facts.ts'
import { useGaugeRain } from './use-gauge-rain.ts'
import type { ListedGauge } from './use-gauges.ts'
import { useWriteRain } from './year/use-write-rain.ts'

interface Wish {
  readonly place: CollectionPlace
  readonly gauge: ListedGauge
  readonly gauges: readonly ListedGauge[]
  readonly year: number
  readonly month: number | undefined
  readonly whyClosed: WhyClosed
  /** Of the other gauges, too, something may be known anew. */
  readonly onManyWritten: () => void
}

export type GaugeAsked = ReturnType<typeof useGaugeAtWork>

export function useGaugeAtWork(wish: Wish) {
  const { place, gauge, year, whyClosed } = wish
  const { today } = useToday()
  const { farmId } = place
  const { rain, ...asked } = useGaugeRain({ farmId, gaugeId: gauge.id }, year)
  const writing = useWriteRain({ farmId, gaugeId: gauge.id, readings: rain.readings })
  const months = useMemo(() => monthFacts(rain.around, { year, today }), [rain.around, year, today])
  const mayWrite = useMemo(
    () => daysOfYear.some(day => whyClosed(`${year}${day}`) === undefined),
    [whyClosed, year],
  )
  const onManyWritten = () => {
    asked.rereadRecord()
    wish.onManyWritten()
  }
  const at: GaugeAtWork = { ...wish, rain, months, today, mayWrite, writing, onManyWritten }
  return { ...asked, at }
}
