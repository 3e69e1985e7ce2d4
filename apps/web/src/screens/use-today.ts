// The day on which a screen was opened, as YYYY-MM-DD, and its hour: they stay while it is open.

import { useState } from 'react'

export function useToday(): { readonly today: string; readonly hour: number } {
  const [opened] = useState(() => new Date())
  const [year, month, day] = [opened.getFullYear(), opened.getMonth() + 1, opened.getDate()]
  const today = [year, month, day].map(part => String(part).padStart(2, '0')).join('-')
  return { today, hour: opened.getHours() }
}
