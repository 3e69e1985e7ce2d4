// The farms of groups as they are now: how many of each, and all that one sees.

import { useQueries } from '@tanstack/react-query'
import { useFurrow } from '../../data/context/furrow-context.ts'

interface Group {
  readonly id: number
  readonly filter?: unknown
  readonly location?: unknown
  readonly include_farms?: unknown
  readonly exclude_farms?: unknown
}

export interface CountedGroup {
  readonly farms: number
  readonly unnamed: number
  readonly withoutPlace: number
  /** Why it isn’t known. */
  readonly failure?: string
}

export interface FarmInvited {
  readonly id: number
  readonly name: string
}

export function useFarmsOfGroups(groups: readonly Group[]) {
  const { api } = useFurrow()
  const answers = useQueries({
    queries: groups.map(({ id, filter, location, include_farms, exclude_farms }) => ({
      queryKey: ['farms of group', id, filter, location, include_farms, exclude_farms],
      staleTime: 30_000,
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        api.workshops.farmsOfGroup(
          {
            ...(filter !== null && { filter }),
            ...(location !== null && { location }),
            include_farms: numbersIn(include_farms),
            exclude_farms: numbersIn(exclude_farms),
          },
          { signal },
        ),
    })),
  })
  const counted = new Map<number, CountedGroup>()
  const farms = new Map<number, FarmInvited>()
  for (const [at, { data }] of answers.entries()) {
    const id = groups[at]?.id ?? 0
    if (!data) continue
    if (!data.ok) {
      counted.set(id, { farms: 0, unnamed: 0, withoutPlace: 0, failure: data.failure.message })
      continue
    }
    const { farms: count, members, unnamed, without_place: withoutPlace } = data.data
    counted.set(id, { farms: count, unnamed, withoutPlace })
    for (const { farm_id, name } of members) farms.set(farm_id, { id: farm_id, name })
  }
  return { groups: counted, farms: [...farms.values()] }
}

function numbersIn(kept: unknown): readonly number[] {
  return Array.isArray(kept) ? kept.filter(one => typeof one === 'number') : []
}
