// The day on which a screen was opened, as YYYY-MM-DD, as it was on the farm; and the hour where the
// person is. They stay while it is open.

import { calendarDay } from '@furrow/farming/dates/dates'
import { useState } from 'react'
import { useFarmZone } from './use-farm-zone.ts'

export function useToday(): { readonly today: string; readonly hour: number } {
  const [opened] = useState(() => new Date())
  const today = calendarDay(opened.toISOString(), useFarmZone())
  return { today, hour: opened.getHours() }
}
