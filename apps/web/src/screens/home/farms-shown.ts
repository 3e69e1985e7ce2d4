// Which farms stand at home: those of the business, or all where it has none; and which of their
// periods are looked at for what is still to be done.

import { periodText } from '@furrow/farming/dates/period-text'
import { notHandedIn } from '../../period/is-overdue.ts'
import type { FarmAtHome } from './use-overview.ts'

type Farm = Pick<FarmAtHome, 'id' | 'name' | 'businesses' | 'periods' | 'period'>

/** Each is a question to the server. */
export const mostLookedAt = 6

export function farmsShown<F extends Farm>(
  farms: readonly F[],
  businessId: number | undefined,
): readonly F[] {
  const own = farms.filter(({ businesses }) => businesses.some(({ id }) => id === businessId))
  return own.length > 0 ? own : farms
}

export interface LookedAt {
  readonly farmId: number
  readonly farmName: string
  readonly periodId: number
  readonly periodName: string
  /** Nothing is left to fix for that any more. */
  readonly isSubmitted: boolean
}

interface Chosen {
  readonly farmId: number | undefined
  readonly periodId: number | undefined
}

/** The chosen farm first, in the chosen period; then those that have not submitted yet. */
export function placesToLookAt(farms: readonly Farm[], chosen: Chosen): readonly LookedAt[] {
  const places = farms.flatMap(farm => placeOf(farm, chosen))
  const first = places.filter(({ farmId }) => farmId === chosen.farmId)
  const others = places.filter(({ farmId }) => farmId !== chosen.farmId)
  const byNeed = others.toSorted(
    (one, other) => Number(one.isSubmitted) - Number(other.isSubmitted),
  )
  return [...first, ...byNeed].slice(0, mostLookedAt)
}

function placeOf(farm: Farm, { farmId, periodId }: Chosen): readonly LookedAt[] {
  const here = farm.id === farmId ? farm.periods.find(one => one.period_id === periodId) : undefined
  const period = here ?? farm.period
  if (!period) return []
  return [
    {
      farmId: farm.id,
      farmName: farm.name,
      periodId: period.period_id,
      periodName: periodText(period.name),
      isSubmitted: !notHandedIn.includes(period.status),
    },
  ]
}
