// Of each gauge of a farm: the day of its last reading, and its readings in a period. Not read again
// with every reading that is typed: the gauge that is typed into is known without it.

import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import { useMemo } from 'react'
import { useAsked } from '../../../data/hooks/use-answer.ts'
import { summariesOf } from '../read-rain.ts'

export function useGaugeSummaries(farmId: number, period: MonthSpan | undefined) {
  const span = period ?? { from: '', to: '' }
  const asked = useAsked(summariesOf(farmId, span), { enabled: period !== undefined })
  const data = useMemo(
    () => asked.data && new Map(asked.data.map(({ gaugeId, ...summary }) => [gaugeId, summary])),
    [asked.data],
  )
  return { ...asked, data }
}
