// The farms of a person with their periods.

import type { PeriodOverview } from '@furrow/wire/completeness-answer'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useRows } from '../../data/hooks/use-rows.ts'

export interface FarmAtHome {
  readonly id: number
  readonly name: string
  readonly manager: string | undefined
  /** Its profit focus group. */
  readonly group: string | undefined
  readonly businesses: readonly { readonly id: number; readonly name: string }[]
  /** Oldest first. */
  readonly periods: readonly PeriodAtHome[]
  /** The newest of them. */
  readonly period: PeriodAtHome | undefined
}

export type PeriodAtHome = Omit<PeriodOverview, 'farm_period_id' | 'year_name'>

/** What is known of the periods of the farms. */
export type PeriodsKnown = 'read' | 'loading' | 'not on this device' | 'failed'

export function useOverview() {
  const { api } = useFurrow()
  const farms = useRows('farms', {
    includes: ['businesses', 'manager', 'profit_focus_group'],
    sort: ['farm_name'],
  })
  const states = useAnswer(
    ['overview'],
    signal => api.completeness.overview(undefined, { signal }),
    { resources: ['farm_period', 'periods'] },
  )
  const periodsOf = new Map(states.data?.map(({ farm_id, periods }) => [farm_id, periods]))
  // Of what an older release kept, nothing is archived.
  const active = farms.rows.filter(({ archived }) => !archived)
  const all = active.map((farm): FarmAtHome => {
    const periods = periodsOf.get(farm.id) ?? []
    return {
      id: farm.id,
      name: farm.farm_name,
      manager: farm.manager?.name,
      group: farm.profit_focus_group?.title,
      businesses: farm.businesses,
      periods,
      period: periods.at(-1),
    }
  })
  const { isLoading, failure, retry } = farms
  return {
    farms: all,
    periods: knowledgeOf(states),
    isLoading: isLoading || states.isLoading,
    failure: failure ?? states.failure,
    retry: () => {
      retry()
      states.retry()
    },
  }
}

function knowledgeOf(
  states: ReturnType<typeof useAnswer<readonly unknown[], unknown>>,
): PeriodsKnown {
  if (states.data) return 'read'
  if (states.failure) return states.failure.kind === 'unreachable' ? 'not on this device' : 'failed'
  return 'loading'
}
