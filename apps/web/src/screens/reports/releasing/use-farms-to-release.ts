// The farms whose reports someone releases, in a period of theirs: how far each is, and its newest version.

import type { PeriodOverview } from '@furrow/wire/completeness-answer'
import { useFurrow, useSignedIn } from '../../../data/context/furrow-context.ts'
import { useAnswer } from '../../../data/hooks/use-answer.ts'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useAddressWords } from '../../../period/use-address-words.ts'
import { releases } from '../releases/use-may-release.ts'

export interface FarmToRelease {
  readonly id: number
  readonly name: string
  /** Of its period. */
  readonly status: PeriodOverview['status']
  readonly newest: { readonly version: number; readonly released_at: string } | undefined
}

export interface PeriodToRelease {
  readonly id: number
  readonly name: string
}

export type FarmsToRelease = ReturnType<typeof useFarmsToRelease>

export function useFarmsToRelease() {
  const { api } = useFurrow()
  const { isAdmin, person } = useSignedIn()
  const [{ period: said }, change] = useAddressWords(['period'])
  const farms = useRows('farms', { sort: ['farm_name'] })
  const states = useAnswer(
    ['overview'],
    signal => api.completeness.overview(undefined, { signal }),
    { resources: ['farm_period', 'periods'] },
  )
  const own = new Set(person.farm_rights.filter(releases).map(({ farm_id: id }) => id))
  const overviews = (states.data ?? []).filter(({ farm_id: id }) => isAdmin || own.has(id))
  const periods = periodsIn(overviews)
  const period = periods.find(({ id }) => String(id) === said) ?? usualPeriod(overviews, periods)
  const released = useRows(
    'report_releases',
    { where: { period_id: period?.id ?? 0, withdrawn_at: null }, sort: ['-version'] },
    { enabled: period !== undefined },
  )
  const newest = new Map(released.rows.toReversed().map(row => [row.farm_id, row]))
  const shown = farms.rows.flatMap(({ id, farm_name: name, archived }): FarmToRelease[] => {
    const of = overviews.find(one => one.farm_id === id)
    const recorded = of?.periods.find(one => one.period_id === period?.id)
    return archived || !recorded
      ? []
      : [{ id, name, status: recorded.status, newest: newest.get(id) }]
  })
  return {
    farms: shown,
    period,
    periods,
    choosePeriod: (id: string) => change({ period: id }),
    isLoading: farms.isLoading || states.isLoading,
    failure: farms.failure ?? states.failure,
    retry: () => {
      farms.retry()
      states.retry()
      released.retry()
    },
  }
}

type Overviews = readonly { readonly periods: readonly PeriodOverview[] }[]

/** The newest first. */
function periodsIn(overviews: Overviews): readonly PeriodToRelease[] {
  const known = new Map<number, PeriodOverview>()
  for (const { periods } of overviews) for (const one of periods) known.set(one.period_id, one)
  return [...known.values()]
    .toSorted((one, other) => (one.start < other.start ? 1 : -1))
    .map(({ period_id: id, name }) => ({ id, name }))
}

/** The newest that is released on a farm; the newest there is where none is. */
function usualPeriod(overviews: Overviews, periods: readonly PeriodToRelease[]) {
  const isReleased = ({ id }: PeriodToRelease) =>
    overviews.some(farm =>
      farm.periods.some(one => one.period_id === id && one.status === 'Released'),
    )
  return periods.find(isReleased) ?? periods[0]
}
