// Puts together what the parts of the screen need of a gauge in twelve months.

import { addDays } from '@furrow/farming/dates/dates'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
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
  readonly span: MonthSpan
  readonly whyClosed: WhyClosed
  /** Of the other gauges, too, something may be known again. */
  readonly onManyWritten: () => void
}

export type GaugeAsked = ReturnType<typeof useGaugeAtWork>

export function useGaugeAtWork(wish: Wish) {
  const { place, gauge, span, whyClosed } = wish
  const { today } = useToday()
  const { farmId } = place
  const { rain, ...asked } = useGaugeRain({ farmId, gaugeId: gauge.id }, span)
  const writing = useWriteRain({ farmId, gaugeId: gauge.id, readings: rain.readings })
  const months = useMemo(() => monthFacts(rain.around, { span, today }), [rain.around, span, today])
  const mayWrite = useMemo(() => hasOpenDay(span, whyClosed), [span, whyClosed])
  const onManyWritten = () => {
    asked.rereadRecord()
    wish.onManyWritten()
  }
  const at: GaugeAtWork = { ...wish, rain, months, today, mayWrite, writing, onManyWritten }
  return { ...asked, at }
}

function hasOpenDay({ from, to }: MonthSpan, whyClosed: WhyClosed): boolean {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (whyClosed(day) === undefined) return true
  }
  return false
}
