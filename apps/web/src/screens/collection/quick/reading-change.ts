// One reading of rain, as the change that it is: new, or in place of the one that is there.

import type { Change } from '../../../data/outbox/change.ts'
import { dayText } from '../../../ui/amounts.ts'

export interface TypedReading {
  readonly farmId: number
  readonly gaugeId: number
  readonly day: string
  readonly mm: number
}

interface OldReading {
  readonly id: number
  readonly total_mm: number
  readonly days: number
  readonly imported: boolean
  readonly updated_at: string | null
}

export function readingChange(
  { farmId, gaugeId, day, mm }: TypedReading,
  old: OldReading | undefined,
  newId: () => number,
): Change {
  const label = `${mm} mm on ${dayText(day)}`
  const resource = 'rainfalls' as const
  const values = { total_mm: mm, days: 1, imported: false }
  if (old) {
    const { id, total_mm, days, imported } = old
    const before = { total_mm, days, imported }
    const seen = old.updated_at ?? undefined
    return { label, farmId, steps: [{ do: 'update', resource, id, values, before, seen }] }
  }
  const all = { ...values, farm_id: farmId, rain_gauge_id: gaugeId, date: day }
  return { label, farmId, steps: [{ do: 'store', resource, id: newId(), values: all }] }
}
