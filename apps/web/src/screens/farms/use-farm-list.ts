// The farms of the business that is chosen, or all that one sees, with how far their periods are.

import type { PeriodOverview } from '@furrow/wire/completeness-answer'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useFarmProducts } from '../../period/use-farm-products.ts'
import { readFarmFacts } from './farm-facts.ts'
import type { FarmFacts } from './farm-facts.ts'

export interface ListedFarm {
  readonly id: number
  readonly name: string
  readonly businesses: readonly { readonly id: number; readonly name: string }[]
  readonly town: string | undefined
  readonly manager: string | undefined
  readonly properties: number
  /** Its profit focus group. */
  readonly group: string | undefined
  readonly products: readonly string[]
  /** No longer offered, unless it is asked for. */
  readonly isArchived: boolean
  /** The newest of its periods; null where it has none, nothing where that is not known. */
  readonly newest: NewestPeriod | null | undefined
  readonly facts: FarmFacts | undefined
}

type NewestPeriod = Pick<PeriodOverview, 'period_id' | 'name' | 'status' | 'score' | 'end'>

export function useFarmList() {
  const { business, isStaff } = useSignedIn()
  const { rows, isLoading, failure, retry } = useRows('farms', {
    includes: ['businesses', 'address', 'manager', 'profit_focus_group'],
    with_count: ['farm_properties'],
    sort: ['farm_name'],
  })
  const { newestOf, factsOf } = useNewest()
  const productsOf = useFarmProducts()
  const all = rows.map((farm): ListedFarm => ({
    id: farm.id,
    name: farm.farm_name,
    businesses: farm.businesses,
    town: farm.address?.city ?? undefined,
    manager: farm.manager?.name,
    properties: farm.farm_properties_count,
    group: farm.profit_focus_group?.title,
    products: productsOf(farm.id),
    isArchived: farm.archived,
    newest: newestOf(farm.id),
    facts: factsOf.get(farm.id),
  }))
  const ofBusiness = all.filter(({ businesses }) =>
    businesses.some(({ id }) => id === business?.id),
  )
  // Staff look after farms of many businesses; others may have farms apart from any.
  const shown = isStaff || ofBusiness.length === 0 ? all : ofBusiness
  return {
    farms: shown.filter(({ isArchived }) => !isArchived),
    archived: shown.filter(({ isArchived }) => isArchived),
    isWhole: !isLoading && !failure,
    isLoading,
    failure,
    retry,
  }
}

function useNewest() {
  const { api } = useFurrow()
  const states = useAnswer(
    ['overview'],
    signal => api.completeness.overview(undefined, { signal }),
    { resources: ['farm_period', 'periods'] },
  )
  const newest = new Map(states.data?.map(({ farm_id, periods }) => [farm_id, periods.at(-1)]))
  const inPeriod = [...newest].flatMap(([farmId, period]) =>
    period ? [{ farmId, periodId: period.period_id }] : [],
  )
  const facts = useAnswer(
    ['farm facts', inPeriod.map(({ farmId, periodId }) => [farmId, periodId])],
    signal => readFarmFacts(api, inPeriod, signal),
    { resources: factsFrom, enabled: inPeriod.length > 0 },
  )
  return {
    newestOf: (farmId: number) => (states.data ? (newest.get(farmId) ?? null) : undefined),
    factsOf: new Map(facts.data?.map(fact => [fact.farmId, fact])),
  }
}

const factsFrom = [
  'paddocks',
  'crop_collections',
  'sowing_collection_events',
  'crop_type_farm_periods',
  'farm_livestock_enterprise_periods',
]
