// The day of what is entered in passing: today, as long as the period runs. What belongs to a period that is
// over did not happen today, so its day is asked for.

import { useState } from 'react'
import { usePeriodDays } from '../../../period/use-period-days.ts'
import { useToday } from '../../../period/use-today.ts'

export function useUsualDay(periodId: number) {
  const { today } = useToday()
  const days = usePeriodDays(periodId)
  const [chosen, setDay] = useState<string | null>()
  const isRunning = days !== undefined && days.start <= today && today <= days.end
  const usual = isRunning ? today : null
  return { day: chosen === undefined ? usual : chosen, setDay, today }
}
